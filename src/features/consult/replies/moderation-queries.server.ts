import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'
import type { Ground } from '../reviews/rules.ts'

/** A reply with its review and both authors; the row is locked until the transaction ends. */
export async function lockReply(db: StaffDatabase, siteId: number, id: number) {
  return db
    .selectFrom('review_replies as y')
    .innerJoin('reviews as r', 'r.consultation_id', 'y.consultation_id')
    .innerJoin('psychics as p', 'p.id', 'r.psychic_id')
    .innerJoin('users as c', 'c.id', 'r.client_id')
    .leftJoin('users as w', 'w.id', 'p.user_id')
    .select(['y.status', 'y.version', 'r.status as reviewStatus', 'p.name as psychic', 'p.slug', 'w.email'])
    .select(['c.id as clientId', 'c.first_name as clientFirstName', 'c.email as clientEmail'])
    .where('y.consultation_id', '=', id)
    .where('y.site_id', '=', siteId)
    .forUpdate('y')
    .executeTakeFirst()
}

export async function closeReply(db: StaffDatabase, id: number, at: Date, ground: Ground | null): Promise<void> {
  await db
    .updateTable('review_replies')
    .set({
      status: ground ? 'refused' : 'published',
      reason_kind: ground?.kind ?? null,
      refusal_reason: ground?.reason ?? null,
      moderated_at: at,
    })
    .where('consultation_id', '=', id)
    .execute()
}
