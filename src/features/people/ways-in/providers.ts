import { href } from 'react-router'
import type { App } from '../../../app.ts'

export const providers = ['facebook', 'google'] as const
export type Provider = (typeof providers)[number]
export const providerNames = { facebook: 'Facebook', google: 'Google' } as const satisfies Record<Provider, string>

/** A person's profile at a provider. */
export type SocialProfile = NonNullable<Awaited<ReturnType<App['social'][Provider]['finish']>>>

/** The specification's names for a registration that began at a provider. */
export const entryPoints = ['registration_facebook', 'registration_google'] as const
export type EntryPoint = (typeof entryPoints)[number]

export const isProvider = (text: unknown): text is Provider => providers.includes(text as Provider)

export const entryPointOf = (text: unknown): EntryPoint | null =>
  entryPoints.find((entryPoint) => entryPoint === text) ?? null

/** Failures that may be solved by trying again: the specification's statuses, and our own. */
const passing = ['loginCancelled', 'FacebookNotLoaded', 'GoogleNotLoaded', 'failed'] as const

/** The reasons why a login failed. */
export const failures = [
  ...passing,
  'socialEmailUnverified',
  'minor',
  'identityTaken',
  'lastWayIn',
  'tooManyRequests',
  'emailUnproven',
] as const
export type Failure = (typeof failures)[number]

export const mayPass = (failure: Failure): failure is (typeof passing)[number] => passing.some((one) => one === failure)

export const notLoaded = (provider: Provider): Failure => `${providerNames[provider]}NotLoaded`

/** The specification's login status: whether the person refused, or nothing is known. */
export const loginStatusOf = (failure: Failure | null): 'connected' | 'not_authorized' | 'unknown' => {
  if (failure === null) return 'connected'
  return failure === 'loginCancelled' ? 'not_authorized' : 'unknown'
}

export const failureOf = (text: unknown): Failure | null => failures.find((failure) => failure === text) ?? null

/** Seconds: at the provider, and then to complete or prove an account. */
export const AWAY_SECONDS = 600
export const PENDING_SECONDS = 1800

/** Whether an address belongs to a partner: the exact domain, no subdomain. */
export const isPartnerAddress = (address: string | null, domains: readonly string[]): boolean =>
  address !== null && domains.includes(address.slice(address.lastIndexOf('@') + 1).toLowerCase())

/** A path with a query parameter that says what was just done there. */
export const withMark = (path: string, name: string, value: string): string => {
  const [plain = '', hash] = path.split('#')
  return `${plain}${plain.includes('?') ? '&' : '?'}${name}=${value}${hash === undefined ? '' : `#${hash}`}`
}

/** Where the account's page shows the other ways to sign in. */
export const CONNECTIONS = `${href('/mon-compte')}#connexions`

/** Query parameter of a failed login. */
export const FAILED = 'echec'
