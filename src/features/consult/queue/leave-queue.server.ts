import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { clientOf } from '../../house/visit/access.ts'
import { announceQueue } from './announce-queue.server.ts'
import { endTickets } from './queries.server.ts'

/** Leaves the queue of a psychic; no error if the client does not wait. */
export async function leaveQueue(visit: Visit, psychicId: number): Promise<void> {
  await leave(visit, { clientId: clientOf(visit).id, psychicId })
}

/** Leaves all queues, as a pause does. */
export async function leaveQueues(visit: Visit, clientId: number): Promise<void> {
  await leave(visit, { clientId })
}

function leave(outer: Visit, of: { clientId: number; psychicId?: number }): Promise<void> {
  return inTransaction(outer, async (visit) => {
    const left = await endTickets(visit.db, of, 'left', visit.app.house())
    for (const psychicId of left) await announceQueue(visit, psychicId, [of.clientId])
  })
}

/** The client's request was made: their turn is used. */
export async function useTurn(visit: Visit, of: { clientId: number; psychicId: number }): Promise<void> {
  const used = await endTickets(visit.db, of, 'entered', visit.app.house())
  if (used.length > 0) await announceQueue(visit, of.psychicId, [of.clientId])
}
