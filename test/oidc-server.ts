import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Oidc, { type Configuration } from 'oidc-provider'

export interface OidcAccount {
  sub: string
  given_name?: string
  email?: string
  email_verified?: boolean
  birthdate?: string
}

export interface OidcServer {
  issuer: string
  tokenInfo: string
  client: { id: string; secret: string }
  /** The person who signs in at the provider next; null refuses. */
  person: OidcAccount | null
  /** A token of this person for an application. */
  tokenFor(person: OidcAccount, clientId: string): Promise<string>
  close(): Promise<void>
}

const SCOPE = 'openid email profile'
export const FOREIGN_APPLICATION = 'another-application'

/**
 * A complete OpenID provider with its own keys, which people pass without a page. `redirectUris` is read at the first
 * call.
 */
export async function startOidc(redirectUris: string[]): Promise<OidcServer> {
  const client = { id: 'site-at-google', secret: 'secret-of-the-site-at-google' }
  const people = new Map<string, OidcAccount>()
  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(http.address() as { port: number }).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const application = (client_id: string) => ({
    client_id,
    client_secret: client.secret,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'client_secret_post' as const,
  })
  let made: Oidc | null = null
  const provider = (): Oidc => {
    made ??= new Oidc(issuer, settings())
    return made
  }
  const settings = (): Configuration => ({
    clients: [application(client.id), application(FOREIGN_APPLICATION)],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['keys of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'birthdate'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    async loadExistingGrant({ oidc }) {
      return grantOf(oidc.client!.clientId, oidc.session!.accountId!)
    },
  })

  async function grantOf(clientId: string, accountId: string) {
    const grant = new (provider().Grant)({ clientId, accountId })
    grant.addOIDCScope(SCOPE)
    await grant.save()
    return grant
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/tokeninfo') return tell(response, url.searchParams.get('access_token') ?? '')
    if (!url.pathname.startsWith('/interaction/')) return provider().callback()(request, response)
    const { person } = server
    if (person) people.set(person.sub, person)
    const outcome = person ? { login: { accountId: person.sub } } : { error: 'access_denied' }
    return provider().interactionFinished(request, response, outcome, { mergeWithLastSubmission: false })
  }

  async function tell(response: ServerResponse, token: string): Promise<void> {
    const known = await provider().AccessToken.find(token)
    response.statusCode = known ? 200 : 400
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(known ? { aud: known.clientId, sub: known.accountId } : { error: 'invalid_token' }))
  }

  const server: OidcServer = {
    issuer,
    tokenInfo: `${issuer}/tokeninfo`,
    client,
    person: null,
    async tokenFor(person, clientId) {
      people.set(person.sub, person)
      const grant = await grantOf(clientId, person.sub)
      const token = new (provider().AccessToken)({
        client: (await provider().Client.find(clientId))!,
        accountId: person.sub,
        grantId: grant.jti,
        gty: 'authorization_code',
        scope: SCOPE,
      } as ConstructorParameters<Oidc['AccessToken']>[0])
      return token.save()
    },
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  return server
}
