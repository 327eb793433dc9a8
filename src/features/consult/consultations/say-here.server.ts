import type { Visit } from '../../../app.ts'
import { announce } from '../rooms/announce.server.ts'
import { hearParticipant } from '../rooms/find-participant.server.ts'

/** The client answers the question asked after three silent minutes; a meter that waited for the answer resumes. */
export async function sayHere(visit: Visit, id: number): Promise<void> {
  const { consultation, side } = await hearParticipant(visit, id, true)
  if (side === 'client') announce(visit, consultation)
}
