import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { Ground } from './rules.ts'

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

/** A review with its author's address; the row is locked until the transaction ends. */
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

type Decided = { status: 'published'; at: Date } | ({ status: 'refused'; at: Date } & Ground)

export async function closeReview(db: StaffDatabase, id: number, decided: Decided): Promise<void> {
  const { kind, reason } = decided.status === 'refused' ? decided : { kind: null, reason: null }
  await db
    .updateTable('reviews')
    .set({ status: decided.status, reason_kind: kind, refusal_reason: reason, moderated_at: decided.at })
    .where('consultation_id', '=', id)
    .execute()
}

export async function takeDownReview(
  db: StaffDatabase,
  id: number,
  { kind, reason, at }: Ground & { at: Date },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ status: 'removed', reason_kind: kind, refusal_reason: reason, removed_at: at })
    .where('consultation_id', '=', id)
    .execute()
}
