import type { Person } from '../../app.ts'
import type { KeyRing } from '../../platform/at-rest/key-ring.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { UserRow } from '../../platform/session/session.ts'
import { birthDateOf } from '../accounts/sealed-birth.server.ts'

/** A person by id, as visits carry them; null when erased. */
export async function findPerson(db: Database, keys: KeyRing, id: number): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('psychics', 'psychics.user_id', 'users.id')
    .selectAll('users')
    .select('psychics.id as psychic_id')
    .where('users.id', '=', id)
    .executeTakeFirst()
  return row ? personFrom(keys, row) : null
}

/** Whether the account is suspended. */
export async function isSuspended(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('suspended_at').where('id', '=', id).executeTakeFirst()
  return row?.suspended_at != null
}

export const personFrom = (keys: KeyRing, row: UserRow): Person => ({
  id: row.id,
  siteId: row.site_id,
  role: row.role as Person['role'],
  firstName: row.first_name,
  email: row.email,
  emailProved: row.email_proved_at !== null,
  gender: row.gender as Person['gender'],
  birthDate: birthDateOf(keys, row),
  relationshipStatus: row.relationship_status as Person['relationshipStatus'],
  canDevelop: row.can_develop,
  leavesAt: row.leaves_at,
  psychicId: row.psychic_id,
})
