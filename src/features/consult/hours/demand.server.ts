import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { DEMAND_WEEKS, SLOT_HOURS } from './rules.ts'

export interface DemandCell {
  /** 1 is Monday. */
  weekday: number
  /** The first hour of the slot, in Paris. */
  hour: number
  count: number
}

/** When clients asked for a consultation with anybody, on the brands that list this psychic; slots without any are left out. */
export async function readDemand(db: Database, psychicId: number): Promise<DemandCell[]> {
  const { rows } = await sql<DemandCell>`
    with asked as (
      select c.requested_at at time zone 'Europe/Paris' as at
      from psychic_listings l join consultations c on c.site_id = l.site_id
      where l.psychic_id = ${psychicId} and c.requested_at > app_now() - ${DEMAND_WEEKS} * interval '7 days')
    select extract(isodow from at)::int as weekday,
      (extract(hour from at)::int / ${SLOT_HOURS}::int) * ${SLOT_HOURS}::int as hour, count(*)::int as count
    from asked group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
