import type { CallRules } from '../../platform/outside/reach.ts'

export type ProviderName = 'facebook' | 'google'

/** Who someone is at a provider, as the provider itself says it. */
export interface SocialProfile {
  id: string
  firstName: string
  emailAddress: string | null
  /** Whether the provider vouches for the address; null where it says nothing of it. */
  emailVerified: boolean | null
  /** YYYY-MM-DD; null when it is unknown or not whole. */
  birthDate: string | null
}

export interface WayThere {
  siteId: number
  redirectUri: string
  state: string
  nonce: string
  /** Of the proof key (PKCE, S256). */
  challenge: string
}

export interface WayBack {
  siteId: number
  redirectUri: string
  /** What the browser brought back, as a query. */
  search: string
  state: string
  nonce: string
  verifier: string
}

export interface GivenToken {
  siteId: number
  token: string
  /** Whose token the caller says it is. */
  userId: string
}

/** Signs people in at a provider. What the provider itself says no to is null; no answer throws. */
export interface SocialPort {
  readonly name: ProviderName
  /** Whether this site has an application at the provider. */
  offers(siteId: number): boolean
  /** The address at the provider that the person is sent to. */
  begin(way: WayThere, signal: AbortSignal): Promise<string>
  /** Who came back. */
  finish(way: WayBack, signal: AbortSignal): Promise<SocialProfile | null>
  /** Whose token it is, once the provider says that it is this site's and theirs. */
  verify(given: GivenToken, signal: AbortSignal): Promise<SocialProfile | null>
}

/** A code is worth one exchange. */
export const socialRules: CallRules<SocialPort> = {
  begin: { repeatable: true, isAnswer: (address) => /^(\/(?!\/)|https?:\/\/)\S+$/.test(address) },
  finish: { repeatable: false },
  verify: { repeatable: true },
}

/** A site's application at a provider. */
export interface SocialClient {
  id: string
  secret: string
}

export type SocialClients = Readonly<Record<number, SocialClient>>

/** @throws {TypeError} for a site without one, which no page offers */
export function clientFor(clients: SocialClients, siteId: number): SocialClient {
  const client = clients[siteId]
  if (!client) throw new TypeError('not configured')
  return client
}
