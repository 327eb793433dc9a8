import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { markOf, type Variant, variants } from './rules.ts'

export interface SendCount {
  variant: Variant
  state: string
  reason: string | null
  count: number
}

/** What became of a campaign's messages, by wording. */
export async function sendCounts(db: Database, campaignId: number): Promise<SendCount[]> {
  const { rows } = await sql<SendCount>`
    select variant, state, reason, count(*)::int as count from campaign_sends where campaign_id = ${campaignId}
    group by 1, 2, 3`.execute(db)
  return rows
}

export interface Effect {
  variant: Variant
  visits: number
  orders: number
  revenue: number
}

/** Visits and paid orders that came by a campaign's links; nobody's in particular. */
export async function effectsOf(db: Database, siteId: number, campaignId: number): Promise<Effect[]> {
  const marks = variants.map((variant) => markOf(campaignId, variant))
  const { rows } = await sql<{ mark: string; visits: number; orders: number; revenue: number }>`
    with came as (select id, campaign_id from touches where site_id = ${siteId} and campaign_id = any(${marks}::text[]))
    select c.campaign_id as mark, count(distinct c.id)::int as visits, count(o.id)::int as orders,
      coalesce(sum(o.amount), 0)::int as revenue
    from came c left join orders o on o.touch_id = c.id and o.status = 'paid' group by 1`.execute(db)
  return rows.map(({ mark, ...effect }) => ({ variant: mark.endsWith('.b') ? 'b' : 'a', ...effect }))
}
