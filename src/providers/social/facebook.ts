import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import { clientFor, type SocialClients, type SocialPort, type SocialProfile } from './port.ts'
import { askJson, boundTo, isDenial, isPlain, textOf } from './protocol.ts'

export interface FacebookSettings {
  /** The origin of the login page. */
  origin: string
  /** The origin of the API. */
  graphOrigin: string
  /** Such as "v9.0". */
  version: string
  clients: SocialClients
}

const SCOPE = 'public_profile,email'
const FIELDS = 'id,first_name,last_name,email,birthday'

/** Facebook by OAuth 2. It does not verify addresses and has no nonce: state and PKCE bind the login attempt. */
export function facebookLogin({ origin, graphOrigin, version, clients }: FacebookSettings): SocialPort {
  const graph = (path: string) => new URL(`/${version}/${path}`, graphOrigin)

  function configure(siteId: number, signal: AbortSignal): client.Configuration {
    const { id, secret } = clientFor(clients, siteId)
    const server = {
      issuer: origin,
      authorization_endpoint: new URL(`/${version}/dialog/oauth`, origin).href,
      token_endpoint: graph('oauth/access_token').href,
    }
    const config = new client.Configuration(server, id, undefined, client.ClientSecretPost(secret))
    config[client.customFetch] = boundTo(signal)
    if (isPlain(graphOrigin)) client.allowInsecureRequests(config)
    return config
  }

  async function readProfile(siteId: number, token: string, signal: AbortSignal): Promise<SocialProfile | null> {
    const url = graph('me')
    url.searchParams.set('fields', FIELDS)
    // Without the proof, a token stolen elsewhere would be enough.
    const { secret } = clientFor(clients, siteId)
    url.searchParams.set('appsecret_proof', createHmac('sha256', secret).update(token).digest('hex'))
    const said = await askJson(url, signal, { authorization: `Bearer ${token}` })
    return said && textOf(said.id) ? profileOf(said) : null
  }

  return {
    name: 'facebook',
    offers: (siteId) => siteId in clients,
    async begin(way, signal) {
      return client.buildAuthorizationUrl(configure(way.siteId, signal), {
        redirect_uri: way.redirectUri,
        scope: SCOPE,
        state: way.state,
        code_challenge: way.challenge,
        code_challenge_method: 'S256',
      }).href
    },
    async finish(way, signal) {
      try {
        const back = new URL(way.search, way.redirectUri)
        const tokens = await client.authorizationCodeGrant(configure(way.siteId, signal), back, {
          expectedState: way.state,
          pkceCodeVerifier: way.verifier,
        })
        return await readProfile(way.siteId, tokens.access_token, signal)
      } catch (thrown) {
        if (isDenial(thrown)) return null
        throw thrown
      }
    },
    async verify({ siteId, token, userId }, signal) {
      const { id, secret } = clientFor(clients, siteId)
      const url = graph('debug_token')
      url.searchParams.set('input_token', token)
      const answer = await askJson(url, signal, { authorization: `Bearer ${id}|${secret}` })
      const said = answer?.data as { is_valid?: unknown; app_id?: unknown; user_id?: unknown } | undefined
      if (said?.is_valid !== true || said.app_id !== id || said.user_id !== userId) return null
      return readProfile(siteId, token, signal)
    },
  }
}

const profileOf = (said: Record<string, unknown>): SocialProfile => ({
  id: textOf(said.id),
  firstName: textOf(said.first_name),
  emailAddress: textOf(said.email) || null,
  emailVerified: null,
  birthDate: isoDayOf(textOf(said.birthday)),
})

/** MM/DD/YYYY as YYYY-MM-DD; null for a partial date, as people may hide parts. */
function isoDayOf(birthday: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(birthday) ?? []
  return year ? `${year}-${month}-${day}` : null
}
