import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ReportRow } from './report.ts'

/** A month of a site, by the days in Paris on which each event happened, the latest first. */
export async function readMonth(db: Database, siteId: number, month: string): Promise<ReportRow[]> {
  const first = sql`${`${month}-01`}::date`
  const inMonth = (at: string) =>
    sql`${sql.ref(at)} >= (${first}::timestamp at time zone 'Europe/Paris')
      and ${sql.ref(at)} < ((${first} + interval '1 month')::timestamp at time zone 'Europe/Paris')`
  const { rows } = await sql<ReportRow>`
    with happened as (
      select t.id as touch_id, t.arrived_at as at, 1 as visits, 0 as registrations, 0 as first_orders, 0 as orders,
        0::bigint as revenue from touches t where t.site_id = ${siteId} and ${inMonth('t.arrived_at')}
      union all
      select u.touch_id, u.created_at, 0, 1, 0, 0, 0 from users u
        where u.site_id = ${siteId} and u.touch_id is not null and ${inMonth('u.created_at')}
      union all
      select o.touch_id, o.settled_at, 0, 0,
        (not exists (select from orders e where e.user_id = o.user_id and e.status = 'paid'
          and (e.settled_at, e.id) < (o.settled_at, o.id)))::int, 1,
        o.amount - coalesce((select sum(r.amount) from order_refunds r where r.order_id = o.id), 0)
        from orders o where o.site_id = ${siteId} and o.status = 'paid' and o.touch_id is not null
          and ${inMonth('o.settled_at')})
    select to_char(h.at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, t.campaign_id as "campaignId",
      t.partner_id as "partnerId", t.tac, sum(visits)::int as visits, sum(registrations)::int as registrations,
      sum(first_orders)::int as "firstOrders", sum(orders)::int as orders, sum(revenue)::bigint as revenue
    from happened h join touches t on t.id = h.touch_id
    group by 1, 2, 3, 4 order by 1 desc, 5 desc, 2, 3, 4`.execute(db)
  return rows
}
