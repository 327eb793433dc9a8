import type { Database } from '../../../platform/database/connect.ts'
import type { TextRefusal } from './rules.ts'

interface Place {
  siteId: number
  numberHash: Buffer
}

export async function upsertRefusal(db: Database, { siteId, numberHash }: Place, reason: TextRefusal, at: Date) {
  await db
    .insertInto('text_refusals')
    .values({ site_id: siteId, number_hash: numberHash, reason, at })
    .onConflict((conflict) => conflict.columns(['site_id', 'number_hash']).doUpdateSet({ reason, at }))
    .execute()
}

export async function deleteRefusal(db: Database, { siteId, numberHash }: Place): Promise<void> {
  await db.deleteFrom('text_refusals').where('site_id', '=', siteId).where('number_hash', '=', numberHash).execute()
}

export async function findRefusal(db: Database, { siteId, numberHash }: Place): Promise<TextRefusal | null> {
  const row = await db
    .selectFrom('text_refusals')
    .select('reason')
    .where('site_id', '=', siteId)
    .where('number_hash', '=', numberHash)
    .executeTakeFirst()
  return (row?.reason as TextRefusal | undefined) ?? null
}
