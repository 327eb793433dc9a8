import { sql } from 'kysely'
import type { StaffDatabase } from '../../house/staff/as-staff.server.ts'

interface Given {
  id: number
  clientId: number
  authorId: number
  sealed: Buffer
  at: Date
}

export async function insertRemark(db: StaffDatabase, { id, clientId, authorId, sealed, at }: Given): Promise<void> {
  await sql`insert into client_remarks (id, client_id, author_id, sealed, written_at) overriding system value
    values (${id}, ${clientId}, ${authorId}, ${sealed}, ${at})`.execute(db)
}

/** Remarks of the staff about a client, newest first. */
export async function listRemarks(db: StaffDatabase, clientId: number) {
  return db
    .selectFrom('client_remarks as r')
    .leftJoin('users as u', 'u.id', 'r.author_id')
    .select(['r.id', 'r.sealed', 'r.written_at', 'u.first_name as author'])
    .where('r.client_id', '=', clientId)
    .orderBy('r.id', 'desc')
    .execute()
}

/** False if this client has no remark with that id. */
export async function deleteRemark(db: StaffDatabase, clientId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('client_remarks')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
