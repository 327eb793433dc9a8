/** Numbers of days that the plots can show, today included. */
export const spans = [7, 30, 90] as const
export type Span = (typeof spans)[number]

/** Hours after which an open dispute becomes urgent: an answer is promised within 48. */
export const DISPUTE_PRESSES_HOURS = 40
/** Refused mails within a day from which on the cause may be on our side. */
export const BOUNCES_MOST = 5

/** Hours after midnight by which the nightly jobs must be done. */
export const NIGHT_OVER_HOURS = 2

/** Matters that need attention, the most urgent first. */
export const alertKinds = [
  'care',
  'ledger',
  'presses',
  'collusion',
  'payout-holds',
  'disputes-awaiting',
  'withdrawals-awaiting',
  'care-alerts-awaiting',
  'psychics-awaiting',
  'campaigns-awaiting',
  'refunds',
  'reconciliation',
  'nights',
  'absence',
  'disputes',
  'complaints',
  'papers',
  'sent-papers',
  'payouts',
  'jobs',
  'bounces',
] as const

/** Figures of a day, on one site or (null) on all of them. */
export interface DayFigures {
  day: string
  siteId: number | null
}
export interface Figures {
  consultations: number
  misses: number
  /** Median of the seconds until a request was accepted; null without any. */
  wait: number | null
  seconds: number
  /** Cents, VAT included. */
  revenue: number
  drops: number
}
export const nothing: Figures = { consultations: 0, misses: 0, wait: null, seconds: 0, revenue: 0, drops: 0 }

/** Every day of a site in order, including days without data. */
export function everyDay(
  days: readonly string[],
  siteId: number | null,
  parts: readonly (readonly (DayFigures & Partial<Figures>)[])[],
): ({ day: string } & Figures)[] {
  const own = parts.flat().filter((row) => row.siteId === siteId)
  return days.map((day) => {
    const found = own.filter((row) => row.day === day).map(({ siteId: _, ...figures }) => figures)
    return Object.assign({ day, ...nothing }, ...found)
  })
}
