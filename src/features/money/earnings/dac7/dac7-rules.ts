import { dayInParis } from '../../../../platform/time/days.ts'
import type { StatementLine } from '../../payouts/queries.server.ts'

/** A quarter of a psychic's year, cents; what is refunded is deducted in the quarter of the refund. */
export interface Quarter {
  /** What the psychic earned, without what the site kept. */
  consideration: number
  /** Consultations that were billed. */
  activities: number
  fees: number
  taxes: number
}

const quarterOf = (at: Date): number => Math.floor((Number(dayInParis(at).slice(5, 7)) - 1) / 3)

/** The four quarters of a year's lines. */
export function quartersOf(lines: readonly StatementLine[]): Quarter[] {
  return [0, 1, 2, 3].map((quarter) => {
    const own = lines.filter(({ at }) => quarterOf(at) === quarter)
    const total = (key: 'net' | 'commission' | 'vat') => own.reduce((sum, line) => sum + line[key], 0)
    return {
      consideration: total('net'),
      activities: own.filter(({ isRefund, isShare }) => !isRefund && !isShare).length,
      fees: total('commission'),
      taxes: total('vat'),
    }
  })
}
