import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { StaffDatabase } from './as-staff.server.ts'
import { type StaffRole, staffRoles } from './capabilities.ts'

/** The staff of a site, the earliest first. */
export async function listStaff(db: Database, siteId: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .select(['u.id', 'u.first_name', 'u.email', 'u.role', 'u.suspended_at', 'f.enrolled_at'])
    .where('u.site_id', '=', siteId)
    .where('u.role', 'in', staffRoles)
    .orderBy('u.id')
    .execute()
}

/** Serialises changes to a site's staff, so that two can't remove the last two administrators. */
export async function lockStaff(db: Database, siteId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff ${siteId}`}, 17))`.execute(db)
}

export async function countAdmins(db: Database, siteId: number): Promise<number> {
  const { admins } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('admins'))
    .where('site_id', '=', siteId)
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return admins
}

export async function insertMember(
  db: Database,
  member: {
    siteId: number
    role: StaffRole | 'psychic'
    firstName: string
    gender?: 'male' | 'female' | 'unknown'
    email: string
    emailKey: string
    at: Date
  },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      site_id: member.siteId,
      role: member.role,
      first_name: member.firstName,
      gender: member.gender ?? 'unknown',
      email: member.email,
      email_key: member.emailKey,
      // Proved by the invitation: no stranger's account can precede it.
      email_proved_at: member.at,
      created_at: member.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setRole(db: StaffDatabase, id: number, role: StaffRole): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', id).execute()
}

export async function setSuspended(db: StaffDatabase, id: number, at: Date | null): Promise<void> {
  await db.updateTable('users').set({ suspended_at: at }).where('id', '=', id).execute()
}
