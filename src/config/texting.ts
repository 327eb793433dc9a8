import { z } from 'zod'

const NAMES = ['SMS_NUMBER_99', 'SMS_NUMBER_100', 'SMS_NUMBER_342'] as const
type Name = (typeof NAMES)[number]

const number = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/)
  .optional()

export const textingVariables = Object.fromEntries(NAMES.map((name) => [name, number])) as Record<Name, typeof number>

type TextingVariables = Partial<Record<Name, string | undefined>> & { APP_MODE: string; SMS_PROVIDER: string }

const siteOf = (name: Name): number => Number(name.slice('SMS_NUMBER_'.length))

/** A number belongs to one site: whoever writes to it has an account there. */
export function textingFaults(env: TextingVariables): string[] {
  const given = NAMES.flatMap((name) => env[name] ?? [])
  return new Set(given).size === given.length ? [] : ['SMS_NUMBER_… : deux sites ont le même numéro']
}

/** The number of each site that clients write to; absent for one that has none. */
export function textingConfig(env: TextingVariables): Readonly<Record<number, string>> {
  const isDemo = env.APP_MODE === 'demo' && env.SMS_PROVIDER === 'sandbox'
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      // From the range that ARCEP reserves for fiction (06 39 98 00 00 to 99 99).
      const found = env[name] ?? (isDemo ? `+3363998${9000 + siteOf(name)}` : undefined)
      return found ? [[siteOf(name), found]] : []
    }),
  )
}
