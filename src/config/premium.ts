import { z } from 'zod'

/** The premium-rate numbers (audiotel), and the terms of the operator's contract. */
export interface PremiumConfig {
  /** The operator's interface; null for the demonstration's own. */
  operator: { origin: string; secret: string } | null
  /** The number of each site that has one, ten digits. */
  numbers: Readonly<Record<number, string>>
  /** Cents that the carrier bills per minute, beside the price of the call. */
  centsPerMinute: number
  /** Cents per minute that the operator pays back, VAT included. */
  paybackPerMinute: number
  /** The psychic's share of what is paid back, without its VAT. */
  sharePercent: number
  longestSeconds: number
}

/** The highest price of a violet number by duration, in cents per minute. */
const MOST_CENTS = 80
const SITES = [99, 100, 342] as const
const number = z
  .string()
  .regex(/^089\d{7}$/, 'un numéro violet de dix chiffres, 089…')
  .optional()
const percent = z.coerce.number().int().min(0).max(100)

export const premiumVariables = {
  PREMIUM_PROVIDER: z.enum(['none', 'sandbox', 'hooks']).optional(),
  PREMIUM_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  PREMIUM_SECRET: z.string().min(32, 'un secret de 32 caractères ou plus').optional(),
  PREMIUM_NUMBER_99: number,
  PREMIUM_NUMBER_100: number,
  PREMIUM_NUMBER_342: number,
  PREMIUM_CENTS: z.coerce.number().int().min(5).max(MOST_CENTS).default(MOST_CENTS),
  PREMIUM_PAYBACK: z.coerce.number().int().min(1).max(MOST_CENTS).optional(),
  PREMIUM_SHARE: percent.default(45),
  PREMIUM_LONGEST_MINUTES: z.coerce.number().int().min(1).max(60).default(30),
}

type PremiumVariables = z.infer<z.ZodObject<typeof premiumVariables>> & { APP_MODE: string }

/** Numbers of the demonstration, that are dialled on its sandbox only; and what a contract may pay back. */
const DEMO = { numbers: { 99: '0892000099', 100: '0892000100' }, payback: 54 } as const

const numbersOf = (env: PremiumVariables): Record<number, string> =>
  Object.fromEntries(
    SITES.flatMap((id) => {
      const own = env[`PREMIUM_NUMBER_${id}`]
      return own === undefined ? [] : [[id, own]]
    }),
  )

/** The faults of the settings of premium-rate numbers. */
export function premiumFaults(env: PremiumVariables): string[] {
  const provider = providerOf(env)
  if (provider === 'sandbox' && env.APP_MODE === 'production') {
    return ['PREMIUM_PROVIDER : l’opérateur du bac à sable ne reçoit aucun appel, il ne sert qu’à la démonstration']
  }
  if (provider !== 'hooks') return []
  const { PREMIUM_ORIGIN: origin, PREMIUM_SECRET: secret, PREMIUM_PAYBACK: payback } = env
  const numbers = Object.values(numbersOf(env))
  return [
    ...(origin ? [] : ['PREMIUM_ORIGIN manque : adresse de l’interface de l’opérateur audiotel']),
    ...(origin && env.APP_MODE === 'production' && !origin.startsWith('https:')
      ? ['PREMIUM_ORIGIN : une adresse https est nécessaire']
      : []),
    ...(secret ? [] : ['PREMIUM_SECRET manque : secret partagé avec l’opérateur audiotel']),
    ...(payback ? [] : ['PREMIUM_PAYBACK manque : centimes reversés par minute, TVA comprise']),
    ...(payback && payback > env.PREMIUM_CENTS ? ['PREMIUM_PAYBACK : plus que le prix facturé, PREMIUM_CENTS'] : []),
    ...(numbers.length === 0 ? ['PREMIUM_NUMBER_99 manque (ou _100, _342) : numéro violet d’un site'] : []),
    ...(new Set(numbers).size < numbers.length ? ['PREMIUM_NUMBER : deux sites ont le même numéro'] : []),
  ]
}

const providerOf = ({ PREMIUM_PROVIDER, APP_MODE }: PremiumVariables) =>
  PREMIUM_PROVIDER ?? (APP_MODE === 'production' ? 'none' : 'sandbox')

export function premiumConfig(env: PremiumVariables): PremiumConfig | null {
  const provider = providerOf(env)
  if (provider === 'none') return null
  const { PREMIUM_ORIGIN: origin, PREMIUM_SECRET: secret } = env
  const operator = provider === 'hooks' && origin && secret ? { origin: new URL(origin).origin, secret } : null
  const numbers = numbersOf(env)
  return {
    operator,
    numbers: operator || Object.keys(numbers).length > 0 ? numbers : DEMO.numbers,
    centsPerMinute: env.PREMIUM_CENTS,
    paybackPerMinute: Math.min(env.PREMIUM_PAYBACK ?? DEMO.payback, env.PREMIUM_CENTS),
    sharePercent: env.PREMIUM_SHARE,
    longestSeconds: env.PREMIUM_LONGEST_MINUTES * 60,
  }
}
