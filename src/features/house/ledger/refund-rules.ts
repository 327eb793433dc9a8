/** Who gives back what a client is refunded: the psychic their part and the site its own, or the house all of it. */
export const bearers = ['psychic', 'house'] as const
export type Bearer = (typeof bearers)[number]

/** What a consultation took and brought, or what was given back of it: cents, but for the seconds. */
export interface Parts {
  /** Of credit that was bought, and of credit that was offered; together they are what was paid. */
  cash: number
  promotional: number
  /** Offered seconds. */
  seconds: number
  vat: number
  /** The psychic's, for paid and for offered time. */
  share: number
}

export interface Before extends Parts {
  /** Of all that was given back, what the psychic gave back their part of. */
  shared: number
}

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most))

/**
 * The parts of a refund of `amount` cents: from each purse in proportion to what was taken from it, from the psychic and
 * from VAT in proportion to what they had, each computed over all that was given back until now and rounded down. Many small
 * refunds thus come to the same as a large one, the last cent brings what is left, and nobody gives back more than they had.
 */
export function refundParts(bill: Parts, before: Before, amount: number, bearer: Bearer): Parts {
  const total = bill.cash + bill.promotional
  const back = before.cash + before.promotional
  const part = (of: number, until: number): number => (total === 0 ? of : Math.floor((of * until) / total))
  const until = back + amount
  const cash = within(
    Math.max(0, amount - (bill.promotional - before.promotional)),
    part(bill.cash, until) - before.cash,
    Math.min(amount, Math.max(0, bill.cash - before.cash)),
  )
  const rest = (of: keyof Parts, reached: number) =>
    within(0, part(bill[of], reached) - before[of], bill[of] - before[of])
  return {
    cash,
    promotional: amount - cash,
    seconds: rest('seconds', until),
    vat: rest('vat', until),
    share: bearer === 'house' ? 0 : rest('share', before.shared + amount),
  }
}
