import { sql } from 'kysely'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Gender, Relationship } from './rules.ts'
import { keepBirth } from './sealed-birth.server.ts'

export interface NewUser {
  siteId: number
  firstName: string
  email: string | null
  emailKey: string | null
  /** null for accounts without a password. */
  passwordHash: string | null
  gender: Gender
  birthDate: string
  relationshipStatus?: Relationship | undefined
  at: Date
}

/** The birth date is sealed in a second step because the seal is bound to the row's id. */
export async function insertUser(db: Database, keys: KeyRing, user: NewUser): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      site_id: user.siteId,
      first_name: user.firstName,
      email: user.email,
      email_key: user.emailKey,
      password_hash: user.passwordHash,
      gender: user.gender,
      relationship_status: user.relationshipStatus,
      created_at: user.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepBirth(db, keys, id, user.birthDate)
  return id
}

export interface UserChanges {
  firstName?: string
  gender?: Gender
  relationshipStatus?: Relationship | null
  email?: string
  emailKey?: string
}

export async function updateUser(db: Database, id: number, changes: UserChanges): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db
    .updateTable('users')
    .set({
      first_name: changes.firstName,
      gender: changes.gender,
      relationship_status: changes.relationshipStatus,
      email: changes.email,
      email_key: changes.emailKey,
    })
    .where('id', '=', id)
    .execute()
}

/** The account that signs in with an address: the one that proved it, else the latest that gave it. */
export async function findByEmail(db: Database, siteId: number, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'email', 'password_hash'])
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .orderBy(sql`email_proved_at is null`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether another account of this site has proved the address. */
export async function isProvedByAnother(
  db: Database,
  siteId: number,
  emailKey: string,
  userId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .where('email_proved_at', 'is not', null)
    .where('id', '<>', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** The person's row, locked until the end of the transaction. */
export async function lockUser(db: Database, id: number) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'email',
      'email_key',
      'email_proved_at',
      'birth_date',
      'birth_sealed',
      'password_hash',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Serializes proving the same address until the end of the transaction. */
export async function lockAddress(db: Database, siteId: number, emailKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${siteId} ${emailKey}`}, 11))`.execute(db)
}

/** Whether no other transaction is creating an account for the address: until the end of this one, none will. */
export async function claimNewAddress(db: Database, siteId: number, emailKey: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`new account ${siteId} ${emailKey}`}, 11)) as free`.execute(db)
  return rows[0]?.free === true
}

export async function markProved(db: Database, id: number, at: Date): Promise<void> {
  await db.updateTable('users').set({ email_proved_at: at }).where('id', '=', id).execute()
}

/** The time from which device marks count for the person; null for no limit. */
export async function devicesFrom(db: Database, id: number): Promise<Date | null> {
  const row = await db.selectFrom('users').select('devices_from').where('id', '=', id).executeTakeFirst()
  return row?.devices_from ?? null
}

/**
 * Deletes personal details given by someone other than the account's owner, and invalidates the devices that know the
 * account.
 */
export async function forgetDetails(db: Database, id: number, at: Date): Promise<void> {
  const unsaid = { birth_date: null, birth_sealed: null, gender: 'unknown', relationship_status: null }
  await db
    .updateTable('users')
    .set({ ...unsaid, chosen_contact: 'email', is_partner: false, touch_id: null, devices_from: at })
    .where('id', '=', id)
    .execute()
}
