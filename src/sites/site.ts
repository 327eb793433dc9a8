/** A brand's pages on other sites, where it has them: they are only linked to, and nothing is loaded from them. */
export interface OutsideLinks {
  apps: { horoscope: string | null; clairvoyance: string | null; contact: string | null }
  social: readonly { name: string; address: string }[]
  yearlyHoroscope: string | null
}

/** A brand, chosen by the request's host. Accounts, wallets and consents belong to one site. */
export interface SiteDefinition {
  /** The specification's frontAdminWebsiteId. */
  id: 99 | 100 | 342
  key: 'main' | 'second' | 'affiliation'
  /** companyForMeta of the specification. */
  label: string
  /** Host in demo mode. */
  demoHost: string
  indexed: boolean
  tagManagerId: string
  applicationId: number
  /** Texts stand at addresses that bear the slug. */
  psychicNoun: { slug: 'voyant' | 'medium'; singular: string; plural: string }
}

export interface Site extends SiteDefinition {
  /** Address without a final slash, e.g. "http://localhost:3000". */
  canonical: string
  outside: OutsideLinks
  /** The host of that address, then its aliases. */
  hosts: readonly [string, ...string[]]
}
