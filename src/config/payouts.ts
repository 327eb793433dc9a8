import { z } from 'zod'

/** When psychics' earnings become available, and the bank account that pays them. */
export interface PayoutsConfig {
  /** Days from a consultation's bill until its earnings are available. */
  termDays: number
  /** The day of a month by which transfers are prepared. */
  payDay: number
  /** The part of what is available that is kept back for some more days, against late refunds. */
  reservePercent: number
  reserveDays: number
  /** Hours within which a psychic is heard before a refund takes back their share. */
  hearingHours: number
  /** null if no transfers are made. */
  debtor: Debtor | null
}

/** The company’s bank account, from which transfers are made. */
export interface Debtor {
  name: string
  /** Without spaces. */
  iban: string
  town: string
  /** ISO 3166, two letters. */
  country: string
}

/** The registry’s own example of a French account: a file of the demonstration must be of no use at a bank. */
const DEMO_DEBTOR: Debtor = { name: 'Demonstration', iban: 'FR1420041010050500013M02606', town: 'Paris', country: 'FR' }

const text = z.string().trim().min(1).max(70)
const whole = z.coerce.number().int()

export const payoutVariables = {
  PAYOUT_TERM_DAYS: whole.min(0).max(120).default(14),
  PAYOUT_DAY: whole.min(1).max(28).default(15),
  PAYOUT_RESERVE_PERCENT: whole.min(0).max(50).default(0),
  PAYOUT_RESERVE_DAYS: whole.min(1).max(400).default(120),
  DISPUTE_HEARING_HOURS: whole.min(0).max(48).default(24),
  PAYOUT_DEBTOR_NAME: text.optional(),
  PAYOUT_DEBTOR_IBAN: z
    .string()
    .transform((iban) => iban.replaceAll(/\s/g, '').toUpperCase())
    .refine(hasIbanKey, 'un IBAN valable')
    .optional(),
  PAYOUT_DEBTOR_TOWN: text.max(35).optional(),
  PAYOUT_DEBTOR_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('FR'),
}

type PayoutVariables = z.infer<z.ZodObject<typeof payoutVariables>>

const needed = ['PAYOUT_DEBTOR_NAME', 'PAYOUT_DEBTOR_IBAN', 'PAYOUT_DEBTOR_TOWN'] as const

/** The faults of an account that is only partly given. */
export function payoutFaults(env: PayoutVariables): string[] {
  const missing = needed.filter((name) => !env[name])
  if (missing.length === needed.length) return []
  return missing.map((name) => `${name} manque : compte bancaire qui paie les voyants`)
}

export function payoutsConfig(env: PayoutVariables & { APP_MODE: string }): PayoutsConfig {
  const { PAYOUT_DEBTOR_NAME: name, PAYOUT_DEBTOR_IBAN: iban, PAYOUT_DEBTOR_TOWN: town } = env
  const given = name && iban && town ? { name, iban, town, country: env.PAYOUT_DEBTOR_COUNTRY } : null
  return {
    termDays: env.PAYOUT_TERM_DAYS,
    payDay: env.PAYOUT_DAY,
    reservePercent: env.PAYOUT_RESERVE_PERCENT,
    reserveDays: env.PAYOUT_RESERVE_DAYS,
    hearingHours: env.DISPUTE_HEARING_HOURS,
    debtor: given ?? (env.APP_MODE === 'demo' ? DEMO_DEBTOR : null),
  }
}

/** Whether the two check digits of an IBAN without spaces are right (ISO 13616). */
export function hasIbanKey(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
