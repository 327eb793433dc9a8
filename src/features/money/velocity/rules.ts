import { DAY_MS, HOUR_MS, later } from '../../../platform/time/instants.ts'

/** Why a purchase is refused; staff read it, clients never. */
export const reasons = ['amount', 'pages', 'declined', 'fraud', 'cards', 'shared-card', 'device', 'network'] as const
export type Reason = (typeof reasons)[number]

/**
 * What honest people stay within, with room. Nothing of one person is added up with another's but where many accounts
 * meet: on one card, one device, or, of accounts of a day without a mobile, one network. Whole villages and offices pay
 * from one address, and families from one tablet.
 */
export const limits = {
  /**
   * Cents bought in 24 h, pages that are still open included. An account of less than a day: two of the largest packs,
   * or four evenings of half an hour. Without a payment older than 30 days, the term within which most stolen cards are
   * found out: five of them. Else fifteen, more than a day of consulting costs.
   */
  amount: { newcomer: 200_00, untried: 500_00, tried: 1500_00 },
  /** Payment pages opened by an account in an hour, whatever became of them: a robot trying cards opens hundreds. */
  pages: 20,
  /** Payments of an account that banks declined in 24 h: a person with an empty card stops before. */
  declined: 8,
  /** Payments of an account refused as fraud in 7 days. The first may be a mistake of the provider. */
  fraud: 1,
  /** Different cards that paid for an account in 7 days: one's own, the household's, a new one. */
  cards: 3,
  /** Accounts that a card paid for in 7 days: a couple with a card in common, on two of our sites. */
  'shared-card': 4,
  /** Accounts that opened payments on a device in 7 days: a family with one tablet. */
  device: 5,
  /**
   * Accounts of less than a day without a proved mobile that opened payments on a network in an hour. A carrier has
   * thousands of telephones behind one address: only a robot makes so many new ones buy at a time.
   */
  network: 40,
} as const

/** Days for which staff may let a client buy beyond all but the number of pages and the largest amount. */
export const ALLOWED_DAYS = 7

/** Days for which the network of a purchase is kept, and its device and card: the longest term of a chargeback. */
export const MARK_DAYS = { network: 30, others: 540 } as const
/** Days for which a refused purchase is kept. */
export const REFUSAL_DAYS = 365

/** What is known when an account wants to buy; the purchase itself not counted. */
export interface Seen {
  createdAt: Date
  /** The account's first payment. */
  firstPaidAt: Date | null
  hasMobile: boolean
  isAllowed: boolean
  /** Cents paid or open. */
  amount: number
  pages: number
  declined: number
  fraud: number
  cards: number
  /** Accounts on the most shared of its cards. */
  sharedCard: number
  /** Other accounts on the device, and other accounts of less than a day on the network. */
  device: number
  network: number
}

export interface Excess {
  reason: Reason
  /** With the purchase that is refused. */
  found: number
  most: number
}

export const isNewcomer = ({ createdAt }: Pick<Seen, 'createdAt'>, now: Date): boolean =>
  createdAt > later(now, -DAY_MS)

function amountOf(seen: Seen, now: Date): number {
  const { newcomer, untried, tried } = limits.amount
  if (seen.isAllowed || (seen.firstPaidAt && seen.firstPaidAt <= later(now, -30 * DAY_MS))) return tried
  return isNewcomer(seen, now) ? newcomer : untried
}

/** The first limit that a purchase of so many cents would pass; null if it may be made. */
export function excessOf(seen: Seen, amount: number, now: Date): Excess | null {
  const firm: Excess[] = [
    { reason: 'amount', found: seen.amount + amount, most: amountOf(seen, now) },
    { reason: 'pages', found: seen.pages + 1, most: limits.pages },
  ]
  const network = isNewcomer(seen, now) && !seen.hasMobile ? seen.network + 1 : 0
  const lifted: Excess[] = [
    { reason: 'fraud', found: seen.fraud, most: limits.fraud },
    { reason: 'declined', found: seen.declined, most: limits.declined },
    { reason: 'cards', found: seen.cards, most: limits.cards },
    { reason: 'shared-card', found: seen.sharedCard, most: limits['shared-card'] },
    { reason: 'device', found: seen.device + 1, most: limits.device },
    { reason: 'network', found: network, most: limits.network },
  ]
  return [...firm, ...(seen.isAllowed ? [] : lifted)].find(({ found, most }) => found > most) ?? null
}

/** From when each kind of figure counts; a page that was left open is closed within the time of `open`. */
export const countedSince = (now: Date) => ({
  hour: later(now, -HOUR_MS),
  open: later(now, -2 * HOUR_MS),
  day: later(now, -DAY_MS),
  week: later(now, -7 * DAY_MS),
})
