import type { Database } from '../../../platform/database/connect.ts'
import type { ConsentType } from '../../house/consents/rules.ts'

/** The latest answer to a type, with its confirmation, if any. */
export async function latestAnswer(db: Database, userId: number, type: ConsentType) {
  return (
    (await db
      .selectFrom('consent_proofs as p')
      .leftJoin('consent_confirmations as c', 'c.proof_id', 'p.id')
      .select(['p.id', 'p.agreed', 'p.given_at', 'c.address_hash', 'c.confirmed_at'])
      .where('p.user_id', '=', userId)
      .where('p.type', '=', type)
      .orderBy('p.id', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null
  )
}

/** The contact details of a client of this site, whatever they consented to; null for anyone else. */
export async function findReach(db: Database, siteId: number, userId: number) {
  return (
    (await db
      .selectFrom('users as u')
      .leftJoin('phone_numbers as n', 'n.user_id', 'u.id')
      .select(['u.id', 'u.first_name', 'u.email', 'u.email_proved_at', 'n.number'])
      .where('u.id', '=', userId)
      .where('u.site_id', '=', siteId)
      .where('u.role', '=', 'client')
      .executeTakeFirst()) ?? null
  )
}

export async function insertConfirmation(db: Database, proofId: number, addressHash: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('consent_confirmations')
    .values({ proof_id: proofId, address_hash: addressHash, confirmed_at: at })
    .onConflict((conflict) => conflict.column('proof_id').doUpdateSet({ address_hash: addressHash, confirmed_at: at }))
    .execute()
}

/** The clients of a site who proved this number. */
export async function ownersOf(db: Database, siteId: number, number: string): Promise<number[]> {
  const rows = await db
    .selectFrom('phone_numbers as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select('u.id')
    .where('n.number', '=', number)
    .where('u.site_id', '=', siteId)
    .where('u.role', '=', 'client')
    .execute()
  return rows.map(({ id }) => id)
}
