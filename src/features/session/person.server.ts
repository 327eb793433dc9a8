import type { Person } from '../../app.ts'
import type { Database } from '../../platform/database/connect.ts'

/** A person by id, as visits carry them; null when erased. */
export async function findPerson(db: Database, id: number): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('psychics', 'psychics.user_id', 'users.id')
    .selectAll('users')
    .select('psychics.id as psychic_id')
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    siteId: row.site_id,
    role: row.role as Person['role'],
    firstName: row.first_name,
    email: row.email,
    emailProved: row.email_proved_at !== null,
    gender: row.gender as Person['gender'],
    birthDate: row.birth_date,
    canDevelop: row.can_develop,
    psychicId: row.psychic_id,
  }
}
