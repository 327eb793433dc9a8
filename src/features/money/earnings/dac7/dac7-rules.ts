import { dayInParis } from '../../../../platform/time/days.ts'
import type { StatementLine } from '../../payouts/statement-queries.server.ts'
import type { PaidAnswer } from './queries.server.ts'

/** A quarter of a psychic's year, cents; what is refunded is deducted in the quarter of the refund. */
export interface Quarter {
  /** What the psychic earned, without what the site kept. */
  consideration: number
  /** Consultations that were billed, and answers to free questions that the site paid. */
  activities: number
  fees: number
  taxes: number
}

const quarterOf = (at: Date): number => Math.floor((Number(dayInParis(at).slice(5, 7)) - 1) / 3)

/** The four quarters of a year's lines, and of its answers to free questions, of which the site keeps nothing. */
export function quartersOf(lines: readonly StatementLine[], answers: readonly PaidAnswer[] = []): Quarter[] {
  return [0, 1, 2, 3].map((quarter) => {
    const own = lines.filter(({ at }) => quarterOf(at) === quarter)
    const paid = answers.filter(({ at }) => quarterOf(at) === quarter)
    const total = (key: 'net' | 'commission' | 'vat') => own.reduce((sum, line) => sum + line[key], 0)
    return {
      consideration: total('net') + paid.reduce((sum, { cents }) => sum + cents, 0),
      activities: own.filter(({ isRefund, isShare }) => !isRefund && !isShare).length + paid.length,
      fees: total('commission'),
      taxes: total('vat'),
    }
  })
}
