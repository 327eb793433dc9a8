import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Movement } from './paid-from.ts'

/** A payment and the account that made it. */
export async function findPaid(db: Database, orderId: number) {
  return db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('phone_numbers as p', 'p.user_id', 'u.id')
    .select(['o.id', 'o.site_id as siteId', 'o.user_id as userId', 'o.amount', 'o.created_at as orderedAt'])
    .select(['o.settled_at as paidAt', 'o.provider_reference as reference', 'o.provider_payment as payment'])
    .select(['o.three_d_secure as threeDSecure', 'o.terms_version as termsVersion'])
    .select(['u.first_name as firstName', 'u.email', 'u.created_at as since', 'u.email_proved_at as emailProvedAt'])
    .select('p.proved_at as phoneProvedAt')
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

export type Paid = Awaited<ReturnType<typeof findPaid>>

/** Every movement of a client's bought credit. */
export async function listMovements(db: Database, { siteId, userId }: Paid): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select t.kind, t.reference, e.amount, (t.details->>'order')::bigint as "orderId"
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'client_wallet' and a.site_id = ${siteId} and a.owner_id = ${userId} order by e.id`.execute(db)
  return rows
}

/** What a client agreed to of the contract: at the registration, and before consultations. */
export async function listAgreed(db: Database, { siteId, userId }: Paid) {
  return (
    db
      .selectFrom('consent_proofs')
      .select(['type', 'text_version as version', 'consultation_id as consultationId', 'given_at as at'])
      .where('user_id', '=', userId)
      .where('site_id', '=', siteId)
      .where('agreed', '=', true)
      // No other answer is a bank's business.
      .where('type', 'in', ['REGISTRATION', 'START_AT_ONCE'])
      .orderBy('id')
      .execute()
  )
}

/** The latest times at which the account was opened, and on what. */
export async function listAccess(db: Database, { userId }: Paid) {
  return db
    .selectFrom('sessions')
    .select(['user_agent as userAgent', 'created_at as from', 'seen_at as until'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}
