import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export interface MonthCount {
  calls: number
  seconds: number
  payback: number
}

/** What we counted of a site's calls that ended in a month (YYYY-MM, in Paris). */
export async function countMonth(db: Database, siteId: number, month: string): Promise<MonthCount> {
  const { rows } = await sql<MonthCount>`
    select count(*) as calls, coalesce(sum(seconds), 0)::bigint as seconds, coalesce(sum(payback), 0)::bigint as payback
    from premium_calls
    where site_id = ${siteId} and outcome = 'answered' and seconds > 0
      and ended_at >= ${`${month}-01`}::date::timestamp at time zone 'Europe/Paris'
      and ended_at < (${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Europe/Paris'`.execute(db)
  return rows[0] ?? { calls: 0, seconds: 0, payback: 0 }
}

/** Whether the operator was asked about a month of a site since an instant. */
export async function isMonthChecked(db: Database, siteId: number, month: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('premium_months')
    .select('id')
    .where('site_id', '=', siteId)
    .where('month', '=', `${month}-01`)
    .where('checked_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export interface MonthRow {
  siteId: number
  month: string
  operator: { calls: number; seconds: number }
  own: MonthCount
}

export async function writeMonth(db: Database, { siteId, month, operator, own }: MonthRow, at: Date): Promise<void> {
  const values = {
    operator_calls: operator.calls,
    operator_seconds: operator.seconds,
    own_calls: own.calls,
    own_seconds: own.seconds,
    own_payback: own.payback,
    checked_at: at,
  }
  await db
    .insertInto('premium_months')
    .values({ site_id: siteId, month: `${month}-01`, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'month']).doUpdateSet(values))
    .execute()
}
