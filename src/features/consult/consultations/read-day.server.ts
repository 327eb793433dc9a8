import { sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import { one } from '../../../platform/database/one.ts'
import { psychicOf } from '../../house/visit/access.ts'

/** What a psychic did since midnight in Paris, on all sites. */
export interface WorkedDay {
  /** Consultations that ended, and their counted seconds. */
  count: number
  seconds: number
  /** Cents that the ledger gave them, less what it took back. */
  earned: number
}

const midnight = sql`(date_trunc('day', app_now() at time zone 'Europe/Paris') at time zone 'Europe/Paris')`

/** @throws {Refusal} as psychicOf */
export async function readDay(visit: Visit): Promise<WorkedDay> {
  const { psychicId } = psychicOf(visit)
  const { rows } = await sql<WorkedDay>`
    select count(*)::integer as count, coalesce(sum(r.seconds), 0)::integer as seconds,
      (select coalesce(sum(e.amount), 0)::bigint from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'psychic_earnings' and a.owner_id = ${psychicId}
        where t.posted_at >= ${midnight} and t.kind not in ('payout', 'payout-return')) as earned
    from consultations c join receipts r on r.consultation_id = c.id
    where c.psychic_id = ${psychicId} and c.status = 'ended' and c.ended_at >= ${midnight}`.execute(visit.db)
  return one(rows)
}
