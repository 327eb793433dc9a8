import { FEW } from '../../house/tracking/report.ts'

/** What a partner's links brought on a day in Paris. */
export interface PartnerDay {
  /** YYYY-MM-DD */
  day: string
  visits: number
  accounts: number
  orders: number
  /** Integer cents. */
  commission: number
}

type Counted = Omit<PartnerDay, 'day'>
/** null where fewer than five people could be told apart. */
export type Told = { [K in keyof Counted]: Counted[K] | null }
export type ToldDay = { day: string } & Told

export interface PartnerReport {
  days: ToldDay[]
  /** What is hidden of single days, added up. */
  rest: Told
  /** The sum of what is told: nothing hidden can be found by subtraction. */
  total: Counted
}

const isFew = (count: number): boolean => count > 0 && count < FEW
const nothing: Counted = { visits: 0, accounts: 0, orders: 0, commission: 0 }
/** The count on which each figure depends. */
const basis = { visits: 'visits', accounts: 'accounts', orders: 'orders', commission: 'orders' } as const
const figures = Object.keys(basis) as (keyof Counted)[]

const each = <T>(of: (name: keyof Counted) => T) =>
  Object.fromEntries(figures.map((name) => [name, of(name)])) as Record<keyof Counted, T>

const tell = (counted: Counted): Told => each((name) => (isFew(counted[basis[name]]) ? null : counted[name]))

/** The report as a partner sees it. */
export function tellReport(days: readonly PartnerDay[]): PartnerReport {
  const hidden = days.reduce<Counted>(
    (sum, day) => each((name) => sum[name] + (isFew(day[basis[name]]) ? day[name] : 0)),
    nothing,
  )
  const told = days.map((counted) => ({ day: counted.day, ...tell(counted) }))
  const rest = tell(hidden)
  const total = [...told, rest].reduce<Counted>((sum, one) => each((name) => sum[name] + (one[name] ?? 0)), nothing)
  return { days: told, rest, total }
}
