import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Bearer } from '../../../house/ledger/refund-rules.ts'

/** A dispute of a consultation of the psychic, with its answer once that is settled. */
export interface OwnDispute {
  id: number
  siteId: number
  status: 'pending' | 'accepted' | 'refused'
  reason: string
  openedAt: Date
  requestedAt: Date
  firstName: string
  seconds: number
  answer: string | null
  answeredAt: Date | null
  refund: number | null
  bearer: Bearer | null
  /** Cents that refunds took back of the psychic's share; not positive. */
  taken: number
  sealed: Buffer | null
  writtenAt: Date | null
}

/** The disputes of a psychic's consultations on every site: those that wait first, then the newest. */
export async function listOwnDisputes(db: Database, psychicId: number, limit: number): Promise<OwnDispute[]> {
  const { rows } = await sql<OwnDispute>`
    select d.consultation_id as id, d.site_id as "siteId", d.status, d.reason, d.opened_at as "openedAt",
      c.requested_at as "requestedAt", u.first_name as "firstName", r.seconds, a.reason as answer,
      a.settled_at as "answeredAt", a.refund, a.bearer,
      coalesce((select sum(e.amount) from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id join ledger_accounts l on l.id = e.account_id
        where t.kind = 'refund' and (t.reference = 'consultation:' || c.id or starts_with(t.reference, 'consultation:' || c.id || ':'))
          and l.kind in ('psychic_earnings', 'psychic_pending')), 0)::bigint as taken,
      h.sealed, h.written_at as "writtenAt"
    from consultations c
    join disputes d on d.consultation_id = c.id
    join users u on u.id = c.client_id
    join receipts r on r.consultation_id = c.id
    left join dispute_answers a on a.consultation_id = c.id and a.settled_at is not null
    left join dispute_hearings h on h.consultation_id = c.id
    where c.psychic_id = ${psychicId}
    order by d.status <> 'pending', d.opened_at desc, c.id desc limit ${limit}`.execute(db)
  return rows
}

/** The state of a dispute of a psychic's consultation, locked until the transaction ends. */
export async function lockOwn(db: Database, psychicId: number, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('disputes as d')
    .innerJoin('consultations as c', 'c.id', 'd.consultation_id')
    .select('d.status')
    .where('c.id', '=', id)
    .where('c.psychic_id', '=', psychicId)
    .forUpdate('d')
    .executeTakeFirst()
  return row?.status ?? null
}

/** @returns false if something was said already */
export async function insertHearing(db: Database, id: number, sealed: Buffer, at: Date): Promise<boolean> {
  const rows = await db
    .insertInto('dispute_hearings')
    .values({ consultation_id: id, sealed, written_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('consultation_id')
    .execute()
  return rows.length > 0
}

export async function findHearing(db: Database, id: number): Promise<{ sealed: Buffer; writtenAt: Date } | null> {
  const row = await db
    .selectFrom('dispute_hearings')
    .select(['sealed', 'written_at as writtenAt'])
    .where('consultation_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
