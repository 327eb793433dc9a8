import type { Database } from '../../../platform/database/connect.ts'
import type { Bearer } from '../../house/ledger/refund-rules.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'

/** Disputes with their consultations, people and receipts. */
const disputes = (db: Database) =>
  db
    .selectFrom('disputes as d')
    .innerJoin('consultations as c', 'c.id', 'd.consultation_id')
    .innerJoin('users as u', 'u.id', 'c.client_id')
    .innerJoin('psychics as p', 'p.id', 'c.psychic_id')
    .innerJoin('receipts as r', 'r.consultation_id', 'c.id')

/** A site's open disputes, oldest first. */
export async function listOpenDisputes(db: Database, siteId: number, limit: number) {
  return disputes(db)
    .leftJoin('dispute_answers as a', 'a.consultation_id', 'c.id')
    .select(['c.id', 'd.reason', 'd.opened_at', 'u.first_name as client', 'p.name as psychic', 'r.total', 'a.refund'])
    .where('c.site_id', '=', siteId)
    .where('d.status', '=', 'pending')
    .orderBy('d.opened_at')
    .orderBy('c.id')
    .limit(limit)
    .execute()
}

/** A dispute with what is needed to answer it, locked until the end of the transaction. */
export async function lockDispute(db: StaffDatabase, siteId: number, id: number) {
  return disputes(db)
    .leftJoin('users as seer', 'seer.id', 'd.seen_by')
    .select(['d.reason', 'd.status', 'd.opened_at', 'd.seen_by', 'd.seen_at', 'seer.first_name as seen_by_name'])
    .select(['c.id', 'c.client_id', 'c.psychic_id', 'c.vat_percent', 'c.requested_at'])
    .select(['u.first_name as client', 'u.email', 'p.name as psychic'])
    .select((of) => of.and([of('p.user_id', 'is not', null), of('p.is_automaton', '=', false)]).as('canBeHeard'))
    .select(['r.seconds', 'r.free_seconds', 'r.price_per_minute', 'r.total', 'r.waived', 'r.transaction_id'])
    .where('c.id', '=', id)
    .where('c.site_id', '=', siteId)
    .forUpdate('d')
    .executeTakeFirst()
}

export async function findAnswer(db: StaffDatabase, id: number) {
  return db
    .selectFrom('dispute_answers as a')
    .innerJoin('users as u', 'u.id', 'a.decided_by')
    .leftJoin('users as s', 's.id', 'a.confirmed_by')
    .select('s.first_name as confirmed_by_name')
    .select(['a.decision', 'a.refund', 'a.bearer', 'a.reason', 'a.decided_by', 'u.first_name as decided_by_name'])
    .select(['a.decided_at', 'a.settled_at'])
    .where('a.consultation_id', '=', id)
    .executeTakeFirst()
}

export async function markSeen(db: StaffDatabase, id: number, by: number, at: Date): Promise<void> {
  await db.updateTable('disputes').set({ seen_by: by, seen_at: at }).where('consultation_id', '=', id).execute()
}

export interface NewAnswer {
  consultationId: number
  decision: 'refund' | 'reject'
  refund: number
  /** null for a rejection. */
  bearer: Bearer | null
  price: number
  reason: string
  by: number
  at: Date
  /** Whether no second person must confirm. */
  settled: boolean
}

export async function insertAnswer(db: StaffDatabase, answer: NewAnswer): Promise<void> {
  await db
    .insertInto('dispute_answers')
    .values({
      consultation_id: answer.consultationId,
      decision: answer.decision,
      refund: answer.refund,
      bearer: answer.bearer,
      price: answer.price,
      reason: answer.reason,
      decided_by: answer.by,
      decided_at: answer.at,
      settled_at: answer.settled ? answer.at : null,
    })
    .execute()
}

/** @throws the database's check_violation if the same person decides and confirms */
export async function confirmAnswer(db: StaffDatabase, id: number, by: number, at: Date): Promise<void> {
  await db
    .updateTable('dispute_answers')
    .set({ confirmed_by: by, settled_at: at })
    .where('consultation_id', '=', id)
    .execute()
}

export async function deleteAnswer(db: StaffDatabase, id: number): Promise<void> {
  await db.deleteFrom('dispute_answers').where('consultation_id', '=', id).execute()
}

export async function closeDispute(db: StaffDatabase, id: number, status: 'accepted' | 'refused'): Promise<void> {
  await db.updateTable('disputes').set({ status }).where('consultation_id', '=', id).execute()
}
