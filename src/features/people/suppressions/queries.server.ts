import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Suppression } from './rules.ts'

export async function insertSuppression(
  db: Database,
  given: { siteId: number; addressHash: Buffer; reason: Suppression; at: Date },
): Promise<void> {
  await db
    .insertInto('mail_suppressions')
    .values({ site_id: given.siteId, address_hash: given.addressHash, reason: given.reason, at: given.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteSuppressions(db: Database, siteId: number, addressHash: Buffer): Promise<void> {
  await db
    .deleteFrom('mail_suppressions')
    .where('site_id', '=', siteId)
    .where('address_hash', '=', addressHash)
    .execute()
}

/** Those of the digests that are on the list. */
export async function suppressedHashes(db: Database, siteId: number, hashes: readonly Buffer[]): Promise<Buffer[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('mail_suppressions')
    .select('address_hash')
    .where('site_id', '=', siteId)
    .where('address_hash', 'in', hashes)
    .execute()
  return rows.map((row) => row.address_hash)
}

/** When each of the digests, in hexadecimal, came onto the list first. */
export async function suppressionDates(
  db: Database,
  siteId: number,
  hashes: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ hash: string; at: Date }>`
    select encode(address_hash, 'hex') as hash, min(at) as at from mail_suppressions
      where site_id = ${siteId} and address_hash in (select decode(hash, 'hex') from unnest(${[...hashes]}::text[]) hash)
      group by address_hash`.execute(db)
  return new Map(rows.map(({ hash, at }) => [hash, at]))
}
