import type { CallRules } from '../../platform/outside/reach.ts'

export type ProviderName = 'facebook' | 'google'

/** A person's profile, as the provider states it. */
export interface SocialProfile {
  id: string
  firstName: string
  emailAddress: string | null
  /** Whether the provider has verified the address; null if it does not say. */
  emailVerified: boolean | null
  /** YYYY-MM-DD; null if unknown or incomplete. */
  birthDate: string | null
}

export interface WayThere {
  siteId: number
  redirectUri: string
  state: string
  nonce: string
  /** The PKCE challenge (S256). */
  challenge: string
}

export interface WayBack {
  siteId: number
  redirectUri: string
  /** The query string of the redirect back. */
  search: string
  state: string
  nonce: string
  verifier: string
}

export interface GivenToken {
  siteId: number
  token: string
  /** The token's owner, according to the caller. */
  userId: string
}

/** Signs people in at a provider. A denial by the provider is null; a missing answer throws. */
export interface SocialPort {
  readonly name: ProviderName
  /** Whether this site has an application at the provider. */
  offers(siteId: number): boolean
  /** The login address at the provider. */
  begin(way: WayThere, signal: AbortSignal): Promise<string>
  /** The profile of the person who returned; null if denied. */
  finish(way: WayBack, signal: AbortSignal): Promise<SocialProfile | null>
  /** The profile of the token's owner, if the provider confirms this site's application and the owner; else null. */
  verify(given: GivenToken, signal: AbortSignal): Promise<SocialProfile | null>
}

/** A code can be exchanged once. */
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
