import type { StatementLine } from '../../payouts/statement-queries.server.ts'

/** Amounts of a psychic's month, cents. */
export interface MonthSums {
  consultations: number
  /** Of them, calls to the premium-rate number. */
  premiumCalls: number
  /** Paid by clients or, for those calls, paid back by the operator; VAT included. */
  gross: number
  vat: number
  /** The site's share; negative where it paid for free time. */
  commission: number
  share: number
  /** Of the share, for calls to the premium-rate number. */
  premiumShare: number
  refunds: number
  /** What refunds took back of the share; not positive. */
  refunded: number
  /** Answers to free questions, and what the house paid for them. */
  answers: number
  answered: number
  /** The share less what refunds took back, and what answers brought. */
  net: number
}

/** Adds up the lines of a month. A share of free time that is paid later is no consultation of its own. */
export function sumsOf(lines: readonly StatementLine[], answers: { count: number; cents: number }): MonthSums {
  const billed = lines.filter(({ isRefund }) => !isRefund)
  const back = lines.filter(({ isRefund }) => isRefund)
  const total = (of: readonly StatementLine[], key: 'vat' | 'commission' | 'net') =>
    of.reduce((sum, line) => sum + line[key], 0)
  const [vat, commission, share] = [total(billed, 'vat'), total(billed, 'commission'), total(billed, 'net')]
  const refunded = total(back, 'net')
  const premium = billed.filter(({ isPremium }) => isPremium)
  return {
    consultations: billed.filter(({ isShare }) => !isShare).length,
    premiumCalls: premium.length,
    gross: vat + commission + share,
    vat,
    commission,
    share,
    premiumShare: total(premium, 'net'),
    refunds: back.length,
    refunded,
    answers: answers.count,
    answered: answers.cents,
    net: share + refunded + answers.cents,
  }
}

const letters = { statement: 'REL', invoice: 'AF' } as const

/** As printed: each psychic has a series of their own on each site. */
export const paperNumber = (of: {
  kind: keyof typeof letters
  siteId: number
  psychicId: number
  number: number
}): string => [letters[of.kind], of.siteId, of.psychicId, of.number].join('-')

export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
