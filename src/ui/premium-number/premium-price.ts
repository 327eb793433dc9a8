import { inEuros } from '../../platform/i18n/french.ts'
import { texts } from '../texts.ts'

/** The price of the service beyond the call itself; the carrier bills both. */
export type PremiumPrice = { centsPerMinute: number } | { centsPerCall: number }

/** The price in the wording of the label. Throws without one: a premium-rate number is never shown alone. */
export function premiumPrice(price: PremiumPrice | null | undefined): { said: string; by: 'minute' | 'call' } {
  const by = price && 'centsPerMinute' in price ? 'minute' : 'call'
  const cents = price && ('centsPerMinute' in price ? price.centsPerMinute : price.centsPerCall)
  if (cents === null || cents === undefined || !Number.isInteger(cents) || cents <= 0) {
    throw new Error('a premium number needs its price, in whole cents above zero')
  }
  return { said: inEuros(cents), by }
}

/** The whole label, for programs that show the number themselves. */
export function premiumLabel(price: PremiumPrice): string {
  const { said, by } = premiumPrice(price)
  const { entries } = texts
  const words = by === 'minute' ? entries.premiumPerMinute : entries.premiumPerCall
  return `${words.replace('{price}', said)} ${entries.premiumCall}`
}

const groups = [
  [/^0(8[129]\d)(\d{3})(\d{3})$/, '0 $1 $2 $3'],
  [/^(118)(\d{3})$/, '$1 $2'],
  [/^(3\d)(\d{2})$/, '$1 $2'],
] as const

/** A premium-rate number's digits in the groups of its label. Throws for any other number, which has no such label. */
export function premiumDigits(number: string): { dialled: string; shown: string } {
  const dialled = number.replace(/[\s.]/g, '')
  const group = groups.find(([pattern]) => pattern.test(dialled))
  if (!group) throw new Error(`${number} is not a French premium number`)
  const [form, shown] = group
  return { dialled, shown: dialled.replace(form, shown).replaceAll(' ', '\u00a0') }
}
