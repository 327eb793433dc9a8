import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findParticipant, type Participation } from '../rooms/find-participant.server.ts'
import { inRoom, isOver } from '../rooms/rules.ts'
import { takeSeat } from './queries.server.ts'
import type { RelayAccess } from './relay.ts'

/**
 * Gives the caller's end of a call to one of their pages, and credentials of the relay; again to the same page, new
 * credentials. With `over`, takes the call from another page of theirs.
 * @throws {Refusal} notFound, roomNotOpen, consultationEnded, callElsewhere
 */
export async function takeCall(
  visit: Visit,
  { id, device, over }: { id: number; device: string; over: boolean },
): Promise<{ participation: Participation; relay: RelayAccess }> {
  const participation = await findCall(visit, id)
  const { side } = participation
  await openSeat(visit, { id, side, device, over })
  return { participation, relay: await visit.app.turn.accessFor(`${id}-${side}`, visit.now()) }
}

/**
 * Gives one side's end of a call to one page, or to what speaks for it within the program.
 * @throws {Refusal} callElsewhere
 */
export async function openSeat(visit: Visit, seat: Parameters<typeof takeSeat>[1]): Promise<void> {
  if (!(await takeSeat(visit.db, seat))) throw new Refusal('callElsewhere')
  const { id, side, device } = seat
  visit.app.realtime.emit(`consultation:${id}`, 'call-taken', { id, side, device })
}

async function findCall(visit: Visit, id: number): Promise<Participation> {
  const participation = await findParticipant(visit, id)
  const { channel, status } = participation.consultation
  if (channel !== 'web-call') throw new Refusal('notFound')
  if (isOver(status)) throw new Refusal('consultationEnded')
  if (!inRoom(status)) throw new Refusal('roomNotOpen')
  return participation
}
