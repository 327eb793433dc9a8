import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'

export interface FacebookPerson {
  id: string
  first_name: string
  last_name?: string
  email?: string
  birthday?: string
}

export interface FacebookServer {
  origin: string
  client: { id: string; secret: string }
  /** The person who consents to the next login; null refuses. */
  person: FacebookPerson | null
  /** How the exchange of a code is answered. */
  exchange: 'answers' | 'hangs' | 'resets' | 'fails'
  /** A token of this person for an application. */
  tokenFor(person: FacebookPerson, applicationId?: string): string
  close(): Promise<void>
}

const VERSION = 'v9.0'
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** A fake of Facebook: it validates everything it gets, and refuses as Facebook does. */
export async function startFacebook(redirectUri: string): Promise<FacebookServer> {
  const client = { id: '4815162342', secret: 'secret-of-the-site-at-facebook' }
  const codes = new Map<string, { challenge: string; person: FacebookPerson }>()
  const tokens = new Map<string, { applicationId: string; person: FacebookPerson }>()
  const http = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://facebook')
    const body = new URLSearchParams((await request.toArray()).join(''))
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (url.pathname === `/${VERSION}/dialog/oauth`) return agree(url.searchParams, response)
    if (url.pathname === `/${VERSION}/oauth/access_token`) return exchange(body, response)
    if (url.pathname === `/${VERSION}/me`) return profile(url.searchParams, bearer, response)
    if (url.pathname === `/${VERSION}/debug_token`) return inspect(url.searchParams, bearer, response)
    return say(response, 404, {})
  })

  function agree(asked: URLSearchParams, response: ServerResponse) {
    const expected = {
      client_id: client.id,
      redirect_uri: redirectUri,
      response_type: 'code',
      code_challenge_method: 'S256',
    }
    const challenge = asked.get('code_challenge')
    const state = asked.get('state')
    const wrong = Object.entries(expected).some(([name, value]) => asked.get(name) !== value)
    if (wrong || !challenge || !state || asked.get('scope') !== 'public_profile,email') return refuse(response)
    const back = new URL(redirectUri)
    back.searchParams.set('state', state)
    if (server.person) {
      const code = randomBytes(12).toString('hex')
      codes.set(code, { challenge, person: server.person })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    response.writeHead(302, { location: back.href }).end()
  }

  function exchange(given: URLSearchParams, response: ServerResponse) {
    if (server.exchange === 'hangs') return
    if (server.exchange === 'resets') return response.socket?.resetAndDestroy()
    if (server.exchange === 'fails') return say(response, 500, {})
    const code = given.get('code') ?? ''
    const known = codes.get(code)
    codes.delete(code)
    const right =
      given.get('client_id') === client.id &&
      given.get('client_secret') === client.secret &&
      given.get('redirect_uri') === redirectUri &&
      known?.challenge === s256(given.get('code_verifier') ?? '')
    if (!right) return refuse(response)
    say(response, 200, { access_token: server.tokenFor(known.person), token_type: 'bearer', expires_in: 5_183_999 })
  }

  function profile(asked: URLSearchParams, token: string, response: ServerResponse) {
    const proof = createHmac('sha256', client.secret).update(token).digest('hex')
    const known = tokens.get(token)
    if (!known || asked.get('appsecret_proof') !== proof) return refuse(response)
    const fields = asked.get('fields')?.split(',') ?? []
    say(response, 200, Object.fromEntries(Object.entries(known.person).filter(([name]) => fields.includes(name))))
  }

  function inspect(asked: URLSearchParams, bearer: string, response: ServerResponse) {
    if (bearer !== `${client.id}|${client.secret}`) return refuse(response)
    const known = tokens.get(asked.get('input_token') ?? '')
    const data = known
      ? { app_id: known.applicationId, is_valid: true, user_id: known.person.id }
      : { is_valid: false, error: { code: 190, message: 'Invalid OAuth access token.' } }
    say(response, 200, { data })
  }

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const server: FacebookServer = {
    origin: `http://127.0.0.1:${(http.address() as { port: number }).port}`,
    client,
    person: null,
    exchange: 'answers',
    tokenFor(person, applicationId = client.id) {
      const token = randomBytes(24).toString('hex')
      tokens.set(token, { applicationId, person })
      return token
    },
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  return server
}

function say(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}

const refuse = (response: ServerResponse) =>
  say(response, 400, { error: { message: 'Invalid parameter', type: 'OAuthException', code: 100 } })
