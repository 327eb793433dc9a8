import type { Database } from '../../../platform/database/connect.ts'

export interface LetterProof {
  siteId: number
  emailHash: Buffer
  act: 'asked' | 'confirmed' | 'ended' | 'restored'
  text: string
  version: number
  textHash: Buffer
  addressHash: Buffer
  at: Date
}

export async function insertLetterProof(db: Database, proof: LetterProof): Promise<void> {
  await db
    .insertInto('newsletter_proofs')
    .values({
      site_id: proof.siteId,
      email_hash: proof.emailHash,
      act: proof.act,
      text_shown: proof.text,
      text_version: proof.version,
      text_hash: proof.textHash,
      address_hash: proof.addressHash,
      at: proof.at,
    })
    .execute()
}

/** Records that an address asked to subscribe; a confirmed one remains so. */
export async function upsertAsked(
  db: Database,
  asked: { siteId: number; email: string; emailKey: string; at: Date },
): Promise<{ id: number; isConfirmed: boolean }> {
  const { email, at } = asked
  const row = await db
    .insertInto('newsletter_subscriptions')
    .values({ site_id: asked.siteId, email, email_key: asked.emailKey, asked_at: at })
    .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doUpdateSet({ asked_at: at }))
    .returning(['id', 'confirmed_at'])
    .executeTakeFirstOrThrow()
  return { id: row.id, isConfirmed: row.confirmed_at !== null }
}

/** A subscription, locked until the end of the transaction. */
export async function lockSubscription(db: Database, siteId: number, id: number) {
  return (
    (await db
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? null
  )
}

/** The confirmed subscription of an address, locked until the end of the transaction. */
export async function confirmedByEmail(db: Database, siteId: number, emailKey: string) {
  return (
    (await db
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email'])
      .where('site_id', '=', siteId)
      .where('email_key', '=', emailKey)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()) ?? null
  )
}

export async function writeSubscription(
  db: Database,
  id: number,
  state: { confirmed_at: Date | null; ended_at: Date | null },
): Promise<void> {
  await db.updateTable('newsletter_subscriptions').set(state).where('id', '=', id).execute()
}

/** Confirmed subscriptions of a site, a page at a time by id. */
export async function confirmedPage(db: Database, siteId: number, after: number, limit: number) {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email'])
    .where('site_id', '=', siteId)
    .where('confirmed_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Deletes addresses that never confirmed, or unsubscribed, before `oldest`. */
export async function deleteForgotten(db: Database, oldest: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', oldest)
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '<', oldest)]))
    .execute()
}
