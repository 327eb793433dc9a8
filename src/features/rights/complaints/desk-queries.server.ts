import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'

/** Number of a site's complaints without an answer. */
export async function countUnanswered(db: Database, siteId: number): Promise<number> {
  const { count } = await db
    .selectFrom('complaints')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** A complaint, locked until the end of the transaction. */
export async function lockComplaint(db: StaffDatabase, siteId: number, id: number) {
  return db
    .selectFrom('complaints as c')
    .leftJoin('users as t', 't.id', 'c.taken_by')
    .leftJoin('users as a', 'a.id', 'c.answered_by')
    .selectAll('c')
    .select(['t.first_name as taken_by_name', 'a.first_name as answered_by_name'])
    .where('c.id', '=', id)
    .where('c.site_id', '=', siteId)
    .forUpdate('c')
    .executeTakeFirst()
}

export async function writeTaken(db: StaffDatabase, id: number, by: number, at: Date): Promise<void> {
  await db.updateTable('complaints').set({ taken_by: by, taken_at: at }).where('id', '=', id).execute()
}

export async function writeAnswer(db: StaffDatabase, id: number, given: { answer: string; by: number; at: Date }) {
  await db
    .updateTable('complaints')
    .set({ answer: given.answer, answered_by: given.by, answered_at: given.at })
    .where('id', '=', id)
    .execute()
}
