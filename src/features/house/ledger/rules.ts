/** Money is integer cents, VAT included; free time is whole seconds, and so are points whole ones. */

/** The owners of money or time, and its sources and destinations. */
export const accountKinds = [
  'client_wallet',
  'client_promotional',
  'client_free_time',
  // From a room that was stopped for the client's care, until it is decided.
  'client_held',
  'client_held_time',
  // The unused part of a payment that its bank disputes.
  'client_frozen',
  // The VAT that was declared when unspent credit was sold; never above zero.
  'client_vat',
  // Given for one psychic, or for one never consulted; free time while a room has it.
  'client_gift_time',
  // Of the loyalty programme; below zero where points of a refunded bill were spent.
  'client_points',
  'psychic_earnings',
  'psychic_held',
  // The share of free time whose client has neither proved a mobile nor paid.
  'psychic_pending',
  'site_revenue',
  'vat',
  'payment_provider',
  // What the operator of the premium-rate numbers owes for calls.
  'premium_operator',
  'refunds',
  // What banks took back of payments, until they decide, and what they kept beyond frozen credit.
  'chargebacks',
  'chargeback_losses',
  'free_time_offer',
  'free_time_used',
  'payouts',
  // The counterpart of a client's points: what the house has issued to them.
  'points_issued',
  'donations_owed',
  'donations_given',
] as const
export type AccountKind = (typeof accountKinds)[number]

/** What the ledger counts; postings sum to zero in each. */
export const units = ['cent', 'second', 'point'] as const
export type Unit = (typeof units)[number]

/** The offer to a new client, once per person. */
export const FREE_SECONDS = 600

/** Days that a psychic's share of free time stays pending for its client to prove a mobile or to pay. */
export const PENDING_DAYS = 60

/** Days after which staff handle a refund that its provider has not confirmed. */
export const REFUND_DAYS = 3
/** Hours after which a payment page of the sandbox expires, as those of real providers do. */
export const SANDBOX_HOURS = 23

/** Copied into every posting, so that a later change does not affect past ones. */
export const VAT_PERCENT = 20
/** The psychic's share of a price without its VAT. */
export const PSYCHIC_SHARE_PERCENT = 45

export const packIds = ['credit-10', 'credit-20', 'credit-50', 'credit-100'] as const
export type PackId = (typeof packIds)[number]

export interface Pack {
  id: PackId
  /** What is paid. */
  amount: number
  /** What is credited; never less. */
  credit: number
}

/** The packs; staff may withdraw one from sale. No bonus for larger ones, so that nobody buys more than they need. */
export const packs: readonly Pack[] = [
  { id: 'credit-10', amount: 1000, credit: 1000 },
  { id: 'credit-20', amount: 2000, credit: 2000 },
  { id: 'credit-50', amount: 5000, credit: 5000 },
  { id: 'credit-100', amount: 10_000, credit: 10_000 },
]

/** The VAT inside a price that includes it, rounded half up. */
export function vatWithin(total: number, vatPercent: number): number {
  return total - Math.round((total * 100) / (100 + vatPercent))
}

/** The psychic's earnings from a price: a share of it without its VAT, rounded down. */
export function psychicShare(total: number, vatPercent: number, sharePercent: number): number {
  return Math.floor(((total - vatWithin(total, vatPercent)) * sharePercent) / 100)
}

/** The price of counted time: floor(seconds × price / 60). */
export function priceOf(seconds: number, pricePerMinute: number): number {
  return Math.floor((seconds * pricePerMinute) / 60)
}

/** Most whole seconds that an amount pays for at a price; null if the price is zero. */
export function secondsFor(cents: number, pricePerMinute: number): number | null {
  if (pricePerMinute === 0) return null
  return Math.ceil(((cents + 1) * 60) / pricePerMinute) - 1
}

/** How a balance is refunded to the payments, in their order; what no payment covers was a gift, and stays. */
export function splitReturn(
  payments: readonly { id: number; left: number }[],
  balance: number,
): { parts: { orderId: number; amount: number }[]; returned: number } {
  const parts = []
  let rest = balance
  for (const { id, left } of payments) {
    const amount = Math.min(rest, left)
    if (amount <= 0) continue
    parts.push({ orderId: id, amount })
    rest -= amount
  }
  return { parts, returned: balance - rest }
}

interface Payment {
  id: number
  /** Integer cents that were paid and not refunded. */
  left: number
  paidAt: Date
}

/**
 * The unspent part of each payment, in cents: the oldest credit is spent first, so that the newest payments hold the
 * balance. The unspent part is refundable at any time; what was consumed in consultations is not.
 */
export function unspentOf(payments: readonly Payment[], balance: number): Map<number, number> {
  let rest = balance
  const newestFirst = payments.toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime() || b.id - a.id)
  return new Map(
    newestFirst.map(({ id, left }) => {
      const unspent = Math.min(left, rest)
      rest -= unspent
      return [id, unspent]
    }),
  )
}

/** The wallet of a person who leaves: cents to refund; cents, seconds and points that expire. */
export interface Returned {
  returned: number
  ending: number
  freeSeconds: number
  points: number
}
