import type { Visit } from '../../../app.ts'
import { hearParticipant } from '../rooms/find-participant.server.ts'
import { markRead } from './messages.server.ts'

/** Moves this side's read mark forward and shows it to the other side. */
export async function readUpTo(visit: Visit, id: number, sequence: number): Promise<number> {
  const { side } = await hearParticipant(visit, id)
  const marked = await markRead(visit.db, id, side, sequence)
  visit.app.realtime.emit(`consultation:${id}`, 'read', { id, side, sequence: marked })
  return marked
}
