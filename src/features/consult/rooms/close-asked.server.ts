import type { Visit } from '../../../app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { release } from '../../house/ledger/queries.server.ts'
import { announce } from './announce.server.ts'
import { lockConsultation, markOver, recordEvent } from './queries.server.ts'
import type { EndReason, Side } from './rules.ts'

interface Closing {
  status: 'refused' | 'missed' | 'cancelled'
  side: Side | null
  reason?: EndReason
}

/** Ends a question by text message without an answer, and releases its price. False if it is over already. */
export function closeAsked(outer: Visit, id: number, { status, side, reason }: Closing): Promise<boolean> {
  return inTransaction(outer, async (visit) => {
    const consultation = await lockConsultation(visit.db, id)
    if (consultation?.status !== 'asked') return false
    const house = visit.app.house()
    await markOver(visit.db, id, status, reason ?? null, house)
    await release(visit.db, id)
    await visit.db.deleteFrom('pool_items').where('kind', '=', 'sms').where('reference', '=', id).execute()
    await recordEvent(visit.db, id, { kind: status, side, reason: reason ?? null }, house)
    announce(visit, consultation)
    return true
  })
}

/** Ends what a client asked, or what waits for a psychic, on behalf of staff. */
export async function dropAsked(visit: Visit, of: { clientId: number } | { psychicId: number }): Promise<void> {
  for (const id of await askedOf(visit.db, of)) {
    await closeAsked(visit, id, { status: 'refused', side: null, reason: 'staff' })
  }
}

async function askedOf(db: Database, of: { clientId: number } | { psychicId: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('consultations')
    .select('id')
    .where('status', '=', 'asked')
    .where((where) =>
      'clientId' in of ? where('client_id', '=', of.clientId) : where('psychic_id', '=', of.psychicId),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
