import { dayInParis, daysAfter, weekdayOf } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import { isPublicHoliday } from '../../../platform/time/public-holidays.ts'

/** Withdrawal period in days from the payment (article L221-18 of the consumer code). */
export const WITHDRAWAL_DAYS = 14
export const NAME_MAX = 120
export const DESCRIBED_MAX = 200
/** Days for the refund, and for an answer (article L221-24). */
export const REFUND_DAYS = 14

/**
 * Whether the withdrawal period still runs: whole days in Paris, from the day after; a last day on a Saturday, a Sunday
 * or a public holiday is extended to the next working day (article L221-19).
 */
export function isInTime(since: Date, now: Date): boolean {
  let last = daysAfter(dayInParis(since), WITHDRAWAL_DAYS)
  while (weekdayOf(last) % 6 === 0 || isPublicHoliday(last)) last = daysAfter(last, 1)
  return dayInParis(now) <= last
}

/** The contract in an address: an order or a consultation. */
export interface Chosen {
  kind: 'order' | 'consultation'
  id: number
}

const words = { commande: 'order', consultation: 'consultation' } as const

export function chosenIn(text: string | null): Chosen | null {
  const parts = /^(commande|consultation)-([1-9]\d{0,14})$/.exec(text ?? '')
  return parts ? { kind: words[parts[1] as keyof typeof words], id: Number(parts[2]) } : null
}

export const nameOf = ({ kind, id }: Chosen): string => `${kind === 'order' ? 'commande' : 'consultation'}-${id}`

/** Days until the refund is due, including the present one; 0 once it is late. */
export const daysLeft = (declaredAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((declaredAt.getTime() - now.getTime()) / DAY_MS) + REFUND_DAYS)
