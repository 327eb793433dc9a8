/** The results of a day's visits by one campaign, partner and code; null for a parameter missing from the link. */
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
  /** Integer cents, refunds deducted. */
  revenue: number
}

export type Told = Pick<ReportRow, 'day' | 'campaignId' | 'partnerId' | 'tac'> & {
  /** The day's campaigns of few visits, combined. */
  isRest: boolean
} & Record<'visits' | 'registrations' | 'firstOrders' | 'revenue', number | null>

/** Smaller groups could be identified. */
export const FEW = 5

const isFew = (count: number): boolean => count > 0 && count < FEW
const told = (count: number): number | null => (isFew(count) ? null : count)

/** The report for partners: campaigns of few visits are combined by day, other small numbers are hidden. */
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

/** The month in an address, e.g. "2026-11"; null if invalid. */
export const monthIn = (text: string | null): string | null =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null
