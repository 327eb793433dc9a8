import { z } from 'zod'

/** A brand's pages on other sites. */
interface OutsideConfig {
  apps: { horoscope: string | null; clairvoyance: string | null; contact: string | null }
  social: readonly { name: string; address: string }[]
  yearlyHoroscope: string | null
}

const SITES = [99, 100, 342] as const
/** Social networks, as they write their names. */
const NETWORKS = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  TIKTOK: 'TikTok',
  LINKEDIN: 'LinkedIn',
} as const
const NAMES = ['YEARLY_HOROSCOPE', 'HOROSCOPE_APP', 'CLAIRVOYANCE_APP', 'CONTACT_APP', ...keysOf(NETWORKS)] as const

type Variable = `LINK_${(typeof NAMES)[number]}_${(typeof SITES)[number]}`

const WRONG = 'une adresse https entière, sans nom d’utilisateur'
const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: WRONG })
  .regex(/^https:\/\/[^/@]+(?:\/|$)/, WRONG)
  .optional()

export const outsideVariables = Object.fromEntries(
  NAMES.flatMap((name) => SITES.map((id) => [`LINK_${name}_${id}`, link])),
) as Record<Variable, typeof link>

type OutsideVariables = Partial<Record<Variable, string | undefined>>

/** Where each brand is found elsewhere: what is not set is not shown. */
export const outsideConfig = (env: OutsideVariables): Readonly<Record<number, OutsideConfig>> =>
  Object.fromEntries(
    SITES.map((id) => [
      id,
      {
        apps: {
          horoscope: env[`LINK_HOROSCOPE_APP_${id}`] ?? null,
          clairvoyance: env[`LINK_CLAIRVOYANCE_APP_${id}`] ?? null,
          contact: env[`LINK_CONTACT_APP_${id}`] ?? null,
        },
        social: keysOf(NETWORKS).flatMap((network) => {
          const address = env[`LINK_${network}_${id}`]
          return address === undefined ? [] : [{ name: NETWORKS[network], address }]
        }),
        yearlyHoroscope: env[`LINK_YEARLY_HOROSCOPE_${id}`] ?? null,
      },
    ]),
  )

function keysOf<K extends string>(of: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(of) as K[]
}
