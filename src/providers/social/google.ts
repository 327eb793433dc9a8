import * as client from 'openid-client'
import { needed } from '../../platform/needed/needed.ts'
import { HOUR_MS } from '../../platform/time/instants.ts'
import { clientFor, type SocialClients, type SocialPort, type SocialProfile } from './port.ts'
import { askJson, boundTo, isDenial, isPlain, textOf } from './protocol.ts'

export interface GoogleSettings {
  issuer: string
  /** The endpoint that tells which application an access token was issued for. */
  tokenInfo: string
  clients: SocialClients
}

const SCOPE = 'openid email profile'
/** How long the provider's metadata is cached. */
const KNOWN_MS = HOUR_MS

/** Google by OpenID Connect. */
export function googleLogin({ issuer, tokenInfo, clients }: GoogleSettings): SocialPort {
  let known: { at: number; metadata: client.ServerMetadata; keys: client.ExportedJWKSCache | undefined } | null = null

  async function configure(siteId: number, signal: AbortSignal): Promise<client.Configuration> {
    const { id, secret } = clientFor(clients, siteId)
    if (!known || performance.now() - known.at > KNOWN_MS) {
      const found = await client.discovery(new URL(issuer), id, secret, undefined, {
        [client.customFetch]: boundTo(signal),
        execute: isPlain(issuer) ? [client.allowInsecureRequests] : [],
      })
      known = { at: performance.now(), metadata: found.serverMetadata(), keys: undefined }
    }
    const config = new client.Configuration(known.metadata, id, secret)
    config[client.customFetch] = boundTo(signal)
    if (isPlain(issuer)) client.allowInsecureRequests(config)
    if (known.keys) client.setJwksCache(config, known.keys)
    client.enableNonRepudiationChecks(config)
    return config
  }

  return {
    name: 'google',
    offers: (siteId) => siteId in clients,
    async begin(way, signal) {
      const parameters = {
        redirect_uri: way.redirectUri,
        scope: SCOPE,
        state: way.state,
        nonce: way.nonce,
        code_challenge: way.challenge,
        code_challenge_method: 'S256',
      }
      return client.buildAuthorizationUrl(await configure(way.siteId, signal), parameters).href
    },
    async finish(way, signal) {
      const config = await configure(way.siteId, signal)
      try {
        const tokens = await client.authorizationCodeGrant(config, new URL(way.search, way.redirectUri), {
          expectedState: way.state,
          expectedNonce: way.nonce,
          pkceCodeVerifier: way.verifier,
        })
        if (known) known.keys = client.getJwksCache(config)
        return profileOf(
          await client.fetchUserInfo(config, tokens.access_token, needed(tokens.claims(), 'the identity token').sub),
        )
      } catch (thrown) {
        if (isDenial(thrown)) return null
        throw thrown
      }
    },
    async verify({ siteId, token, userId }, signal) {
      const config = await configure(siteId, signal)
      const url = new URL(tokenInfo)
      url.searchParams.set('access_token', token)
      const said = await askJson(url, signal)
      if (said?.aud !== clientFor(clients, siteId).id) return null
      try {
        return profileOf(await client.fetchUserInfo(config, token, userId))
      } catch (thrown) {
        if (isDenial(thrown)) return null
        throw thrown
      }
    },
  }
}

function profileOf(said: client.UserInfoResponse): SocialProfile {
  const emailAddress = textOf(said.email) || null
  return {
    id: said.sub,
    firstName: textOf(said.given_name),
    emailAddress,
    emailVerified: emailAddress === null ? null : said.email_verified === true,
    birthDate: /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(textOf(said.birthdate)) ? textOf(said.birthdate) : null,
  }
}
