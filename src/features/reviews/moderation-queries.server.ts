import type { Database } from '../../platform/database/connect.ts'
import type { StaffDatabase } from '../staff/as-staff.server.ts'

export async function countWaiting(db: Database, siteId: number): Promise<number> {
  const { waiting } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('site_id', '=', siteId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return waiting
}

/** Reviews of a site that wait for a moderator, the oldest first. */
export async function listWaiting(db: Database, siteId: number, limit: number) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('psychics as p', 'p.id', 'r.psychic_id')
    .select(['r.consultation_id as id', 'p.name as psychic', 'r.rating', 'r.text', 'r.consulted_at', 'r.written_at'])
    .where('r.site_id', '=', siteId)
    .where('r.status', '=', 'pending')
    .orderBy('r.written_at')
    .orderBy('r.consultation_id')
    .limit(limit)
    .execute()
}

/** A review with its author's address; the row is kept from others until the transaction ends. */
export async function lockReview(db: StaffDatabase, siteId: number, id: number) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.client_id')
    .innerJoin('psychics as p', 'p.id', 'r.psychic_id')
    .select(['r.status', 'u.first_name as firstName', 'u.email', 'p.name as psychic'])
    .where('r.consultation_id', '=', id)
    .where('r.site_id', '=', siteId)
    .forUpdate('r')
    .executeTakeFirst()
}

export async function closeReview(
  db: StaffDatabase,
  id: number,
  decided: { status: 'published' | 'refused'; reason: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ status: decided.status, refusal_reason: decided.reason, moderated_at: decided.at })
    .where('consultation_id', '=', id)
    .execute()
}
