import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { clientOf } from '../../house/visit/access.ts'
import { announceQueue } from './announce-queue.server.ts'
import { endTickets, reopenTicket } from './queries.server.ts'

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

/** The client's request was made: their turn is used, unless the request is never answered. */
export async function useTurn(
  visit: Visit,
  of: { clientId: number; psychicId: number; requestId: number },
): Promise<void> {
  const used = await endTickets(visit.db, of, 'entered', visit.app.house())
  if (used.length > 0) await announceQueue(visit, of.psychicId, [of.clientId])
}

/** A request that was missed by its psychic, or taken back by its client, has used no turn. */
export async function giveTurnBack(
  visit: Visit,
  request: { id: number; clientId: number; psychicId: number },
  how: 'missed' | 'cancelled',
): Promise<void> {
  if (await reopenTicket(visit.db, request.id, how, visit.app.house())) {
    await announceQueue(visit, request.psychicId, [request.clientId])
  }
}
