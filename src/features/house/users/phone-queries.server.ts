import type { Database } from '../../../platform/database/connect.ts'
import type { Contact } from './phone-rules.ts'

export interface Phone {
  /** The proved number, in E.164. */
  number: string | null
  /** The number that waits for its code. */
  pending: string | null
}

export async function findPhone(db: Database, userId: number): Promise<Phone> {
  const row = await db
    .selectFrom('phone_numbers')
    .select(['number', 'pending'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { number: null, pending: null }
}

/** The proved number stays until the new one is proved. */
export async function writePending(db: Database, userId: number, pending: string): Promise<void> {
  await db
    .insertInto('phone_numbers')
    .values({ user_id: userId, pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
    .execute()
}

export async function markPhoneProved(db: Database, userId: number, number: string, at: Date): Promise<void> {
  await db
    .updateTable('phone_numbers')
    .set({ number, proved_at: at, pending: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Also switches messages from text back to e-mail. */
export async function deletePhone(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('phone_numbers').where('user_id', '=', userId).execute()
  await writeContact(db, userId, 'email')
}

export interface BonusClaim {
  userId: number
  personHash: Buffer
  numberHash: Buffer
  /** The same person and number on all sites, the person also as before e-mail aliases of all providers were folded. */
  personHashes: readonly Buffer[]
  numberHashes: readonly Buffer[]
}

/** Records that a person claimed the offer with a number; false if either had claimed it before. */
export async function insertBonus(db: Database, claim: BonusClaim, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('phone_bonuses')
    .values({
      user_id: claim.userId,
      person_hash: claim.personHash,
      number_hash: claim.numberHash,
      granted_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether the offer was already claimed by the person, under any account, or else with the number; null for neither.
 */
export async function findRedeemed(db: Database, claim: BonusClaim): Promise<'person' | 'number' | null> {
  const rows = await db
    .selectFrom('phone_bonuses')
    .select(['user_id', 'person_hash'])
    .where((is) =>
      is.or([
        is('user_id', '=', claim.userId),
        is('person_hash', 'in', [...claim.personHashes]),
        is('number_hash', 'in', [...claim.numberHashes]),
      ]),
    )
    .execute()
  const own = claim.personHashes
  if (rows.some((row) => row.user_id === claim.userId || own.some((hash) => row.person_hash.equals(hash))))
    return 'person'
  return rows.length > 0 ? 'number' : null
}

export async function writeContact(db: Database, userId: number, contact: Contact): Promise<void> {
  await db.updateTable('users').set({ chosen_contact: contact }).where('id', '=', userId).execute()
}

/** The channel of a person's messages: text only while a number is proved. */
export async function findContact(db: Database, userId: number): Promise<Contact> {
  const row = await db
    .selectFrom('users')
    .innerJoin('phone_numbers', 'phone_numbers.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('chosen_contact', '=', 'sms')
    .where('number', 'is not', null)
    .executeTakeFirst()
  return row ? 'sms' : 'email'
}
