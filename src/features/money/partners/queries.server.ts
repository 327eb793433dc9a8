import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** The partners of a brand, by name, with the rate of today and the number of keys in use. */
export async function listPartners(db: Database, siteId: number, today: string) {
  const { rows } = await sql<{ id: number; code: string; name: string; rate: number; keys: number }>`
    select p.id, p.code, p.name,
      coalesce((select r.rate from partner_rates r where r.partner_id = p.id and r.since <= ${today}::date
        order by r.since desc limit 1), 0) as rate,
      (select count(*)::int from partner_keys k where k.partner_id = p.id and k.revoked_at is null) as keys
    from partners p where p.site_id = ${siteId} order by lower(p.name), p.id`.execute(db)
  return rows
}

export async function findPartner(db: Database, siteId: number, id: number) {
  const row = await db
    .selectFrom('partners')
    .select(['id', 'code', 'name'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The rates of a partner, the latest first. */
export async function listRates(db: Database, partnerId: number) {
  const { rows } = await sql<{ since: string; rate: number }>`
    select to_char(since, 'YYYY-MM-DD') as since, rate from partner_rates
    where partner_id = ${partnerId} order by partner_rates.since desc`.execute(db)
  return rows
}
