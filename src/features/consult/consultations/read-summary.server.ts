import { sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { one } from '../../../platform/database/one.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import type { Consultation, EventKind } from '../rooms/queries.server.ts'
import { type EndReason, endReasonFor, type Side } from '../rooms/rules.ts'

/** The result of a finished consultation for its psychic; durations in seconds, money in cents. */
export interface Summary {
  id: number
  clientFirstName: string
  endReason: EndReason
  seconds: number
  freeSeconds: number
  /** Less than a minute, and free of charge. */
  waived: boolean
  sharePercent: number
  /**
   * The psychic's share according to the ledger: earned, pending until the client proves a mobile number, or held until
   * a decision.
   */
  earned: number
  pending: number
  held: number
  /** Why the meter stopped, and how often. */
  stops: Stop[]
}

export interface Stop {
  kind: (typeof STOPS)[number]
  side: Side | null
  count: number
}

const STOPS = ['dropped', 'silent', 'paying', 'soundless', 'unheard', 'held'] as const satisfies readonly EventKind[]

async function readStops(db: Database, id: number): Promise<Stop[]> {
  return db
    .selectFrom('consultation_events')
    .select(['kind', 'side', (eb) => eb.fn.countAll<number>().as('count')])
    .where('consultation_id', '=', id)
    .where('kind', 'in', [...STOPS])
    .groupBy(['kind', 'side'])
    .orderBy('kind')
    .orderBy('side')
    .$narrowType<Stop>()
    .execute()
}

/** For the consultation's psychic only; null for anyone else, and if the room never opened. */
export async function readSummary(visit: Visit, id: number): Promise<Summary | null> {
  const { consultation, side } = await findParticipant(visit, id)
  return side === 'psychic' ? summaryOf(visit.db, consultation) : null
}

export async function summaryOf(db: Database, of: Consultation): Promise<Summary | null> {
  const receipt = await db
    .selectFrom('receipts')
    .select(['seconds', 'free_seconds as freeSeconds', 'waived'])
    .where('consultation_id', '=', of.id)
    .executeTakeFirst()
  if (!receipt || !of.endReason) return null
  return {
    id: of.id,
    clientFirstName: of.clientFirstName,
    endReason: endReasonFor('psychic', of.endReason),
    ...receipt,
    sharePercent: of.psychicSharePercent,
    ...(await readShare(db, of.id)),
    stops: await readStops(db, of.id),
  }
}

/** Sums all ledger entries of a consultation on its psychic's accounts, including later decisions and refunds. */
async function readShare(db: Database, id: number): Promise<Pick<Summary, 'earned' | 'pending' | 'held'>> {
  const { rows } = await sql<Pick<Summary, 'earned' | 'pending' | 'held'>>`
    select coalesce(sum(e.amount) filter (where a.kind = 'psychic_earnings'), 0)::bigint as earned,
      coalesce(sum(e.amount) filter (where a.kind = 'psychic_pending'), 0)::bigint as pending,
      coalesce(sum(e.amount) filter (where a.kind = 'psychic_held'), 0)::bigint as held
    from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind in ('consultation', 'care-release', 'share-paid', 'share-lapsed') and t.reference = ${`consultation:${id}`}
      or t.kind = 'refund' and starts_with(t.reference, ${`consultation:${id}:`})`.execute(db)
  return one(rows)
}
