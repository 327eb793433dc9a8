import type { Database } from '../../../platform/database/connect.ts'
import { needed } from '../../../platform/needed/needed.ts'

export type ReplyState = 'pending' | 'published' | 'refused'

export interface OwnReview {
  id: number
  siteId: number
  rating: number
  text: string
  consultedAt: Date
  writtenAt: Date
  reply: { text: string; status: ReplyState; writtenAt: Date; reason: string | null } | null
}

/** Published reviews of a psychic on every site, newest first. */
export async function listOwn(db: Database, psychicId: number, limit: number): Promise<OwnReview[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .leftJoin('review_replies as y', 'y.consultation_id', 'r.consultation_id')
    .select(['r.consultation_id as id', 'r.site_id as siteId', 'r.rating', 'r.text', 'r.consulted_at', 'r.written_at'])
    .select(['y.text as reply', 'y.status', 'y.written_at as replied_at', 'y.refusal_reason as reason'])
    .$narrowType<{ status: ReplyState }>()
    .where('r.psychic_id', '=', psychicId)
    .where('r.status', '=', 'published')
    .orderBy('r.written_at', 'desc')
    .orderBy('r.consultation_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, siteId, rating, text, reply, status, reason, ...at }) => ({
    id,
    siteId,
    rating,
    text,
    consultedAt: at.consulted_at,
    writtenAt: at.written_at,
    reply:
      reply === null ? null : { text: reply, status, writtenAt: needed(at.replied_at, 'when it was replied'), reason },
  }))
}

/**
 * The site of a published review of this psychic, locked in that state until the transaction ends; null for any other.
 */
export async function lockAnswerable(db: Database, psychicId: number, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('reviews')
    .select('site_id')
    .where('consultation_id', '=', id)
    .where('psychic_id', '=', psychicId)
    .where('status', '=', 'published')
    .forUpdate()
    .executeTakeFirst()
  return row?.site_id ?? null
}

/** False if a moderator has already decided. */
export async function keepReply(
  db: Database,
  { id, siteId, text, at }: { id: number; siteId: number; text: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('review_replies')
    .values({ consultation_id: id, site_id: siteId, text, written_at: at })
    .onConflict((conflict) =>
      conflict
        .column('consultation_id')
        .doUpdateSet((eb) => ({ text, written_at: at, version: eb('review_replies.version', '+', 1) }))
        .where('review_replies.status', '=', 'pending'),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
