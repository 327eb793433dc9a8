import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { announce } from '../rooms/announce.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { recordUnheard } from './queries.server.ts'

/**
 * A side of a call says that it does not hear the other, which pauses the meter, or that it does again.
 * @throws {Refusal} notFound, roomNotOpen, consultationEnded, unheardTooOften
 */
export async function sayUnheard(visit: Visit, id: number, unheard: boolean): Promise<void> {
  const { consultation, side } = await findParticipant(visit, id)
  if (consultation.channel !== 'web-call') throw new Refusal('notFound')
  if (consultation.status === 'requested') throw new Refusal('roomNotOpen')
  const { outcome, moved } = await recordUnheard(visit.db, { id, side, unheard }, visit.app.house())
  if (moved) announce(visit, consultation)
  if (outcome === 'ended') throw new Refusal('consultationEnded')
  if (outcome === 'not-counting') throw new Refusal('roomNotOpen')
  if (outcome === 'too-often') throw new Refusal('unheardTooOften')
}
