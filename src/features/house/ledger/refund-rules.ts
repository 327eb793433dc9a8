/** Who funds a client's refund: the psychic and the site each their part, or the site all of it. */
export const bearers = ['psychic', 'house'] as const
export type Bearer = (typeof bearers)[number]

/** The parts of a bill, or of its refunds: cents, except for the seconds. */
export interface Parts {
  /** From bought and from promotional credit; together they are the amount paid. */
  cash: number
  promotional: number
  /** Of the bought credit, what was sold with its VAT. */
  taxed: number
  /** Free seconds. */
  seconds: number
  /** Of the rest, by the bill. */
  vat: number
  /** The psychic's share, for paid and for free time. */
  share: number
}

export interface Before extends Parts {
  /** Total of the refunds funded jointly with the psychic. */
  shared: number
}

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most))

/**
 * The parts of a refund of `amount` cents: from each purse in proportion to what was taken from it, from the psychic
 * and from VAT in proportion to what they had, each computed over all refunds until now and rounded down. Many small
 * refunds thus add up to the same as a large one, the last cent brings the remainder, and nobody gives back more than
 * they had. Credit that was sold with its VAT goes back first, and VAT of the bill with the rest only.
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
  const taxed = Math.min(cash, bill.taxed - before.taxed)
  const untaxed = total - bill.taxed
  const vatUntil = untaxed === 0 ? bill.vat : Math.floor((bill.vat * (until - before.taxed - taxed)) / untaxed)
  return {
    cash,
    promotional: amount - cash,
    seconds: rest('seconds', until),
    taxed,
    vat: within(0, vatUntil - before.vat, bill.vat - before.vat),
    share: bearer === 'house' ? 0 : rest('share', before.shared + amount),
  }
}
