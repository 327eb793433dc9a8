/** What came of a day's visits by one campaign, partner and code; each as its link bore it, null where it bore none. */
export interface ReportRow {
  /** YYYY-MM-DD, in Paris. */
  day: string
  campaignId: string | null
  partnerId: string | null
  tac: string | null
  visits: number
  registrations: number
  firstOrders: number
  orders: number
  /** Integer cents, what went back taken off. */
  revenue: number
}

export type Told = Pick<ReportRow, 'day' | 'campaignId' | 'partnerId' | 'tac'> & {
  /** The day's campaigns of few visits, put together. */
  isRest: boolean
} & Record<'visits' | 'registrations' | 'firstOrders' | 'revenue', number | null>

/** Fewer could be recognised. */
export const FEW = 5

const isFew = (count: number): boolean => count > 0 && count < FEW
const told = (count: number): number | null => (isFew(count) ? null : count)

/** What a partner may see: few visits are put together by day, few of anything else are not told. */
export function tellPartners(rows: readonly ReportRow[]): Told[] {
  const days = [...new Set(rows.map(({ day }) => day))]
  return days.flatMap((day) => {
    const ofDay = rows.filter((row) => row.day === day)
    const many = ofDay.filter(({ visits }) => visits >= FEW)
    const few = ofDay.filter(({ visits }) => visits < FEW)
    return [...many.map((row) => tell(row, false)), ...(few.length > 0 ? [tell(few.reduce(together), true)] : [])]
  })
}

const tell = ({ orders, ...row }: ReportRow, isRest: boolean): Told => ({
  day: row.day,
  campaignId: isRest ? null : row.campaignId,
  partnerId: isRest ? null : row.partnerId,
  tac: isRest ? null : row.tac,
  isRest,
  visits: told(row.visits),
  registrations: told(row.registrations),
  firstOrders: told(row.firstOrders),
  revenue: isFew(orders) ? null : row.revenue,
})

const together = (one: ReportRow, other: ReportRow): ReportRow => ({
  ...one,
  visits: one.visits + other.visits,
  registrations: one.registrations + other.registrations,
  firstOrders: one.firstOrders + other.firstOrders,
  orders: one.orders + other.orders,
  revenue: one.revenue + other.revenue,
})

/** The month that an address names, e.g. "2026-11"; null for what is none. */
export const monthIn = (text: string | null): string | null =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null
