/** Money is integer cents, VAT included; free time is whole seconds. */

/** Whose money or time it is, or where it came from or went to. */
export const accountKinds = [
  'client_wallet',
  'client_promotional',
  'client_free_time',
  // Of a room that ended out of care, until it is decided.
  'client_held',
  'client_held_time',
  'psychic_earnings',
  'psychic_held',
  // The share of offered time whose client proved no mobile yet, and paid nothing.
  'psychic_pending',
  'site_revenue',
  'vat',
  'payment_provider',
  'refunds',
  'free_time_offer',
  'free_time_used',
  'payouts',
] as const
export type AccountKind = (typeof accountKinds)[number]

/** The offer to a new client, once per person. */
export const FREE_SECONDS = 600

/** For how long a psychic's share of offered time waits for its client to prove a mobile or to pay. */
export const PENDING_DAYS = 60

/** Days after which a refund that its provider did not confirm is somebody's to see to. */
export const REFUND_DAYS = 3
/** Hours after which a payment page of the sandbox ends, as those of real providers do. */
export const SANDBOX_HOURS = 23

/** Copied into every posting, so that a later change rewrites nothing. */
export const VAT_PERCENT = 20
/** The psychic's share of a price without its VAT. */
export const PSYCHIC_SHARE_PERCENT = 45

export interface Pack {
  id: string
  /** What is paid. */
  amount: number
  /** What is credited; never less. */
  credit: number
}

/** What a client may buy. No bonus for buying more than one needs. */
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

/** What the psychic earns of a price: a share of it without its VAT, rounded down. */
export function psychicShare(total: number, vatPercent: number, sharePercent: number): number {
  return Math.floor(((total - vatWithin(total, vatPercent)) * sharePercent) / 100)
}

/** The price of counted time: floor(seconds × price / 60). */
export function priceOf(seconds: number, pricePerMinute: number): number {
  return Math.floor((seconds * pricePerMinute) / 60)
}

/** Most whole seconds that an amount pays for at a price; null where the price is zero. */
export function secondsFor(cents: number, pricePerMinute: number): number | null {
  if (pricePerMinute === 0) return null
  return Math.ceil(((cents + 1) * 60) / pricePerMinute) - 1
}

/** What of a balance goes back to each payment, in their order; what no payment covers was a gift, and stays. */
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

/** What becomes of a wallet whose person leaves: cents that go back, cents and seconds that end. */
export interface Returned {
  returned: number
  ending: number
  freeSeconds: number
}
