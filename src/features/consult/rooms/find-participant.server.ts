import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { personOf } from '../../house/visit/access.ts'
import { announce } from './announce.server.ts'
import { hearCall } from './meter.server.ts'
import { type Consultation, findConsultation, knownConsultation } from './queries.server.ts'
import { inRoom, type Side } from './rules.ts'

export interface Participation {
  consultation: Consultation
  side: Side
}

/** The side on which a person takes part in a consultation; for anyone else it does not exist. */
export async function findParticipant(visit: Visit, id: number): Promise<Participation> {
  const person = personOf(visit)
  const consultation = await findConsultation(visit.db, id)
  if (consultation?.clientId === person.id && consultation.siteId === visit.site.id) {
    return { consultation, side: 'client' }
  }
  if (consultation && person.psychicId !== null && consultation.psychicId === person.psychicId) {
    return { consultation, side: 'psychic' }
  }
  throw new Refusal('notFound')
}

/**
 * As findParticipant, and records that the participant was heard. `isHere` answers the question asked of a silent
 * client.
 */
export async function hearParticipant(visit: Visit, id: number, isHere = false): Promise<Participation> {
  const found = await findParticipant(visit, id)
  if (!inRoom(found.consultation.status)) return found
  const { side } = found
  const moved = await hearCall(visit.db, { id, side, isHere: isHere && side === 'client' }, visit.app.house())
  if (!moved) return found
  announce(visit, found.consultation)
  return { ...found, consultation: await knownConsultation(visit.db, id) }
}
