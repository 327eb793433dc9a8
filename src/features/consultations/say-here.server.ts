import type { Visit } from '../../app.ts'
import { announce } from './announce.server.ts'
import { hearParticipant } from './find-participant.server.ts'
import { answerAsked } from './meter.server.ts'

/** The client answers the question put after three silent minutes. */
export async function sayHere(visit: Visit, id: number): Promise<void> {
  const { consultation, side } = await hearParticipant(visit, id)
  if (side !== 'client') return
  await answerAsked(visit.db, id)
  announce(visit, consultation)
}
