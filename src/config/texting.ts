import { z } from 'zod'

const SITES = [99, 100, 342] as const
const NAMES = ['SMS_NUMBER', 'SMS_NUMBER_99', 'SMS_NUMBER_100', 'SMS_NUMBER_342'] as const
type Name = (typeof NAMES)[number]

const number = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/)
  .optional()

export const textingVariables = Object.fromEntries(NAMES.map((name) => [name, number])) as Record<Name, typeof number>

type TextingVariables = Partial<Record<Name, string | undefined>> & { APP_MODE: string; SMS_PROVIDER: string }

const numberOf = (env: TextingVariables, site: (typeof SITES)[number]): string | undefined =>
  env[`SMS_NUMBER_${site}`] ?? env.SMS_NUMBER

/** The number of each site that clients write to; absent for one that none is configured for. */
export function textingConfig(env: TextingVariables): Readonly<Record<number, string>> {
  const isDemo = env.APP_MODE === 'demo' && env.SMS_PROVIDER === 'sandbox'
  return Object.fromEntries(
    SITES.flatMap((site) => {
      // From the range that ARCEP reserves for fiction (06 39 98 00 00 to 99 99).
      const found = numberOf(env, site) ?? (isDemo ? `+3363998${9000 + site}` : undefined)
      return found ? [[site, found]] : []
    }),
  )
}
