import { sql } from 'kysely'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'

export async function insertPartner(
  db: StaffDatabase,
  given: { siteId: number; code: string; name: string; at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('partners')
    .values({ site_id: given.siteId, code: given.code, name: given.name, made_at: given.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Sets the rate from a day on; the earlier ones stay as they were. */
export async function putRate(db: StaffDatabase, partnerId: number, since: string, rate: number): Promise<void> {
  await sql`insert into partner_rates (partner_id, since, rate) values (${partnerId}, ${since}::date, ${rate})
    on conflict (partner_id, since) do update set rate = excluded.rate`.execute(db)
}

/** Locks a partner of the brand, so that two keys made at once are counted one after the other. */
export async function lockPartner(db: StaffDatabase, siteId: number, id: number) {
  const row = await db
    .selectFrom('partners')
    .select(['id', 'code'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function countKeys(db: StaffDatabase, partnerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('partner_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertKey(
  db: StaffDatabase,
  key: { partnerId: number; digest: Buffer; hint: string; sealed: Buffer; at: Date },
): Promise<void> {
  const { partnerId: partner_id, at: made_at, digest, hint, sealed } = key
  await db.insertInto('partner_keys').values({ partner_id, digest, hint, sealed, made_at }).execute()
}

/** False if the partner has no such key in use. */
export async function revokeKeyOf(db: StaffDatabase, partnerId: number, keyId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('partner_keys')
    .set({ revoked_at: now })
    .where('id', '=', keyId)
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
