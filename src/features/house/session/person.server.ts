import type { Person, Visit } from '../../../app.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { birthDateOf } from '../users/sealed-birth.server.ts'
import type { UserRow } from './stored-sessions.server.ts'

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

/** A person who is known to exist. @throws if their account was erased */
export async function readPerson({ db, app }: Pick<Visit, 'db' | 'app'>, id: number): Promise<Person> {
  return needed(await findPerson(db, app.keys, id), `person ${id}`)
}

/** Whether the account is blocked or suspended. */
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
  // Most requests don't ask for it, and it is sealed.
  get birthDate() {
    return birthDateOf(keys, row)
  },
  relationshipStatus: row.relationship_status as Person['relationshipStatus'],
  canDevelop: row.can_develop,
  leavesAt: row.leaves_at,
  psychicId: row.psychic_id,
})
