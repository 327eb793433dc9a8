import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/** A key of a brand by its digest, unless it was revoked; null if there is none. */
export async function findKey(db: Database, siteId: number, digest: Buffer) {
  const row = await db
    .selectFrom('partner_keys as k')
    .innerJoin('partners as p', 'p.id', 'k.partner_id')
    .select(['k.id', 'k.digest', 'k.sealed', 'p.id as partnerId', 'p.code', 'p.name'])
    .where('k.digest', '=', digest)
    .where('p.site_id', '=', siteId)
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps a nonce; false if the key has used it before. Of two at once, the second waits for the first. */
export async function keepNonce(db: Database, keyId: number, digest: Buffer, now: Date): Promise<boolean> {
  const kept = await db
    .insertInto('partner_nonces')
    .values({ key_id: keyId, digest, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Written once a minute at most, since it only tells the staff whether a key is in use. */
export async function markUsed(db: Database, keyId: number, now: Date): Promise<void> {
  await sql`update partner_keys set used_at = ${now}
    where id = ${keyId} and (used_at is null or used_at < ${now}::timestamptz - interval '1 minute')`.execute(db)
}

export async function forgetNonces(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('partner_nonces').where('seen_at', '<=', before).execute()
}

/** The keys of a partner, the latest first. */
export const listKeys = (db: Database, partnerId: number) =>
  db
    .selectFrom('partner_keys')
    .select(['id', 'hint', 'made_at as madeAt', 'used_at as usedAt', 'revoked_at as revokedAt'])
    .where('partner_id', '=', partnerId)
    .orderBy('id', 'desc')
    .execute()
