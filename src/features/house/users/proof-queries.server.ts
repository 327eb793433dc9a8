import type { Database } from '../../../platform/database/connect.ts'

/**
 * What the code is for: to prove an address or telephone, choose a new password, link a provider, delete the account,
 * or confirm the person's identity.
 */
export type Purpose = 'address' | 'password' | 'phone' | 'link' | 'leave' | 'confirm'

export async function insertProof(
  db: Database,
  proof: { userId: number; purpose: Purpose; codeHash: Buffer; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('address_proofs')
    .values({
      user_id: proof.userId,
      purpose: proof.purpose,
      code_hash: proof.codeHash,
      created_at: proof.at,
      expires_at: proof.expiresAt,
    })
    .execute()
}

/** When codes were created for the person since `since`, newest first. */
export async function proofTimes(db: Database, userId: number, purpose: Purpose, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('address_proofs')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => row.created_at)
}

/** The latest code, the only valid one, locked until the end of the transaction. */
export async function lockLatestProof(db: Database, userId: number, purpose: Purpose) {
  return db
    .selectFrom('address_proofs')
    .select(['id', 'code_hash', 'expires_at', 'tries', 'used_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a code to prove the address was ever sent. */
export async function hasProof(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('address_proofs')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'address')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The purpose of the latest unused code, address or telephone; null if there is none. */
export async function latestAwaited(db: Database, userId: number): Promise<Purpose | null> {
  const row = await db
    .selectFrom('address_proofs')
    .select('purpose')
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['address', 'phone'])
    .where('used_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? (row.purpose as Purpose) : null
}

/** Counts one try, right or wrong. */
export async function countTry(db: Database, proofId: number): Promise<void> {
  await db
    .updateTable('address_proofs')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', proofId)
    .execute()
}

export async function markUsed(db: Database, proofId: number, at: Date): Promise<void> {
  await db.updateTable('address_proofs').set({ used_at: at }).where('id', '=', proofId).execute()
}
