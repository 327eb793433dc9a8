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

/**
 * Records that an address asked to subscribe; a confirmed one remains so, with the sign that its reader gave: a stranger
 * may be asking.
 */
export async function upsertAsked(
  db: Database,
  asked: { siteId: number; email: string; emailKey: string; sign: string | null; at: Date },
): Promise<{ id: number; isConfirmed: boolean }> {
  const { email, sign, at } = asked
  const row = await db
    .insertInto('newsletter_subscriptions')
    .values({ site_id: asked.siteId, email, email_key: asked.emailKey, sign, asked_at: at })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'email_key']).doUpdateSet((is) => ({
        asked_at: at,
        sign: is
          .case()
          .when('newsletter_subscriptions.confirmed_at', 'is', null)
          .then(sign)
          .else(is.ref('newsletter_subscriptions.sign'))
          .end(),
      })),
    )
    .returning(['id', 'confirmed_at'])
    .executeTakeFirstOrThrow()
  return { id: row.id, isConfirmed: row.confirmed_at !== null }
}

/** The subscription of an address, whatever its state. */
export async function findSubscription(db: Database, siteId: number, emailKey: string): Promise<number | null> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row?.id ?? null
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

/** Deletes addresses that never confirmed, or unsubscribed, before `oldest`. */
export async function deleteForgotten(db: Database, oldest: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', oldest)
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '<', oldest)]))
    .execute()
}
