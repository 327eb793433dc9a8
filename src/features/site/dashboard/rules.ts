/** How many days the plots may show, today included. */
export const spans = [7, 30, 90] as const
export type Span = (typeof spans)[number]

/** Hours after which a dispute that nobody answered is pressing: the answer is promised within 48. */
export const DISPUTE_PRESSES_HOURS = 40
/** Addresses that refused our mails within a day, from which on it may be us. */
export const BOUNCES_MOST = 5

/** Hours after midnight by which what was done at night has been made good. */
export const NIGHT_OVER_HOURS = 2

/** What someone should look at, the most pressing first. */
export const alertKinds = [
  'care',
  'ledger',
  'presses',
  'disputes-awaiting',
  'withdrawals-awaiting',
  'care-alerts-awaiting',
  'refunds',
  'reconciliation',
  'nights',
  'absence',
  'disputes',
  'complaints',
  'papers',
  'jobs',
  'bounces',
] as const

/** What happened on a day, on one site or (null) on all of them. */
export interface DayFigures {
  day: string
  siteId: number | null
}
export interface Figures {
  consultations: number
  misses: number
  /** Seconds until a request was accepted, the middle one of them; null where none was. */
  wait: number | null
  seconds: number
  /** Cents, VAT included. */
  revenue: number
  drops: number
}
export const nothing: Figures = { consultations: 0, misses: 0, wait: null, seconds: 0, revenue: 0, drops: 0 }

/** Every day of a site in its order, those without anything too. */
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
