import type { Database } from '../../../platform/database/connect.ts'

export type Purpose = 'add' | 'sign-in'

export interface Challenge {
  challenge: string
  /** The session or browser that may use it. */
  boundTo: string
  purpose: Purpose
}

export async function insertChallenge(db: Database, given: Challenge, expiresAt: Date): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge: given.challenge,
      bound_to: given.boundTo,
      purpose: given.purpose,
      expires_at: expiresAt,
    })
    .execute()
}

/** Deletes expired challenges. */
export async function forgetChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
}

/** Whether the challenge was issued for this use; deletes it, so it can't be used twice. */
export async function deleteChallenge(db: Database, given: Challenge, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', given.challenge)
    .where('bound_to', '=', given.boundTo)
    .where('purpose', '=', given.purpose)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export interface NewPasskey {
  siteId: number
  userId: number
  credentialId: string
  userHandle: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  at: Date
}

/** The passkey's row; null if the site already has this credential. */
export async function insertPasskey(db: Database, passkey: NewPasskey): Promise<PasskeyRow | null> {
  const row = await db
    .insertInto('passkeys')
    .values({
      site_id: passkey.siteId,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      user_handle: passkey.userHandle,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()
  return row ?? null
}

const shown = ['id', 'name', 'created_at', 'used_at'] as const

export interface PasskeyRow {
  id: number
  name: string
  created_at: Date
  used_at: Date | null
}

export async function passkeysOf(db: Database, userId: number) {
  return db
    .selectFrom('passkeys')
    .select([...shown, 'credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** The passkey with a device's credential id, locked until the transaction ends: its counter may only rise. */
export async function lockPasskey(db: Database, siteId: number, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'user_handle', 'public_key', 'counter'])
    .where('site_id', '=', siteId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

export async function markPasskeyUsed(db: Database, id: number, counter: number, at: Date): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute()
}

/** Null if the passkey is not this person's. */
export async function updateName(
  db: Database,
  passkey: { id: number; userId: number },
  name: string,
): Promise<PasskeyRow | null> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkey.id)
    .where('user_id', '=', passkey.userId)
    .returning(shown)
    .executeTakeFirst()
  return row ?? null
}

/** The name of the deleted passkey; null if it was not this person's. */
export async function deletePasskey(db: Database, passkey: { id: number; userId: number }): Promise<string | null> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', passkey.id)
    .where('user_id', '=', passkey.userId)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}
