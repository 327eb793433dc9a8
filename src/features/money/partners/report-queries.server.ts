import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { PartnerDay } from './report.ts'

/**
 * What a partner's links brought in a month, by the days of Paris that are over before `today`: a figure that grows
 * during the day would tell of single people. A payment counts without what was refunded of it. Accounts with one of the
 * partners' own addresses count for nothing.
 */
export async function readPartnerMonth(
  db: Database,
  { siteId, partnerId, month, today }: { siteId: number; partnerId: number; month: string; today: string },
): Promise<PartnerDay[]> {
  const first = sql`${`${month}-01`}::date`
  const inMonth = (at: string) => sql`${sql.ref(at)} >= (${first}::timestamp at time zone 'Europe/Paris')
    and ${sql.ref(at)} < (least(${first} + interval '1 month', ${today}::date)::timestamp at time zone 'Europe/Paris')`
  const { rows } = await sql<PartnerDay>`
    with partner as (select id, code from partners where id = ${partnerId} and site_id = ${siteId}),
    happened as (
      select t.arrived_at as at, 1 as visits, 0 as accounts, 0 as orders, 0::bigint as paid
        from partner p join touches t on t.site_id = ${siteId} and t.partner_id = p.code and ${inMonth('t.arrived_at')}
      union all
      select u.created_at, 0, 1, 0, 0
        from partner p join touches t on t.site_id = ${siteId} and t.partner_id = p.code
          join users u on u.touch_id = t.id and u.site_id = ${siteId}
        where not u.is_partner and ${inMonth('u.created_at')}
      union all
      select o.settled_at, 0, 0, 1,
        o.amount - coalesce((select sum(r.amount) from order_refunds r where r.order_id = o.id), 0)
        from partner p join touches t on t.site_id = ${siteId} and t.partner_id = p.code
          join orders o on o.touch_id = t.id and o.site_id = ${siteId} join users u on u.id = o.user_id
        where o.status = 'paid' and not u.is_partner and ${inMonth('o.settled_at')}),
    by_day as (
      select (at at time zone 'Europe/Paris')::date as day, sum(visits)::int as visits, sum(accounts)::int as accounts,
        sum(orders)::int as orders, sum(paid)::bigint as paid
      from happened group by 1)
    select to_char(d.day, 'YYYY-MM-DD') as day, d.visits, d.accounts, d.orders,
      round(d.paid * coalesce((select r.rate from partner_rates r where r.partner_id = ${partnerId} and r.since <= d.day
        order by r.since desc limit 1), 0) / 10000.0)::bigint as commission
    from by_day d order by d.day desc`.execute(db)
  return rows
}
