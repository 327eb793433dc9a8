import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../staff/as-staff.server.ts'

interface Refused {
  siteId: number
  addressHash: Buffer
}

/** The time of the first refusal remains until a mail is accepted. */
export async function upsertBounce(db: Database, bounce: Refused & { status: number; at: Date }): Promise<void> {
  const { status, at } = bounce
  await db
    .insertInto('mail_bounces')
    .values({ site_id: bounce.siteId, address_hash: bounce.addressHash, status, at })
    .onConflict((conflict) => conflict.columns(['site_id', 'address_hash']).doUpdateSet({ status }))
    .execute()
}

export async function deleteBounce(db: Database, { siteId, addressHash }: Refused): Promise<void> {
  await db.deleteFrom('mail_bounces').where('site_id', '=', siteId).where('address_hash', '=', addressHash).execute()
}

/** @returns whether there was one */
export async function deleteBounceById(db: StaffDatabase, siteId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_bounces')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Since when an address has refused the mails of a site; null if it accepts them. */
export async function bouncedAt(db: Database, { siteId, addressHash }: Refused): Promise<Date | null> {
  const row = await db
    .selectFrom('mail_bounces')
    .select('at')
    .where('site_id', '=', siteId)
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Those of the digests whose servers refuse the mails of a site. */
export async function bouncedHashes(db: Database, siteId: number, hashes: readonly Buffer[]): Promise<Buffer[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('mail_bounces')
    .select('address_hash')
    .where('site_id', '=', siteId)
    .where('address_hash', 'in', hashes)
    .execute()
  return rows.map((row) => row.address_hash)
}
