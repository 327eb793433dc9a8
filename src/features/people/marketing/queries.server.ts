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

/** Clients of a site who ever confirmed, a page at a time by id; mayReceive decides who among them gets offers. */
export async function everConfirmed(db: Database, siteId: number, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('consent_confirmations as c')
    .innerJoin('consent_proofs as p', 'p.id', 'c.proof_id')
    .select('p.user_id')
    .distinct()
    .where('p.site_id', '=', siteId)
    .where('p.user_id', '>', after)
    .orderBy('p.user_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Records a campaign's mail to an address; false if it was sent before. */
export async function claimMail(
  db: Database,
  mail: { siteId: number; campaign: string; emailHash: Buffer; at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('marketing_mails')
    .values({ site_id: mail.siteId, campaign: mail.campaign, email_hash: mail.emailHash, at: mail.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('site_id')
    .executeTakeFirst()
  return row !== undefined
}
