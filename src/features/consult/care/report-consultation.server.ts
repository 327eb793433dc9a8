import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { inRoom } from '../rooms/rules.ts'
import { insertAlert, listReports } from './queries.server.ts'
import type { Topic } from './rules.ts'
import { openAnswer, openWords, wordsPlace } from './sealed-alert.server.ts'

/** @throws {Refusal} notFound, also for the psychic; roomNotOpen before the room opened */
async function ownConsultation(visit: Visit, id: number) {
  const { consultation, side } = await findParticipant(visit, id)
  if (side !== 'client') throw new Refusal('notFound')
  if (consultation.acceptedAt === null) throw new Refusal('roomNotOpen')
  return consultation
}

/**
 * Reports a breach of the charter to the moderators, once per topic. @throws {Refusal} as ownConsultation,
 * alreadyReported
 */
export async function reportConsultation(visit: Visit, id: number, given: { topic: Topic; words: string }) {
  const { topic, words } = given
  const { siteId, clientId } = await ownConsultation(visit, id)
  const of = { consultationId: id, topic }
  const sealed = words === '' ? null : visit.app.keys.seal(wordsPlace(of), words)
  try {
    await insertAlert(visit.db, { ...of, siteId, kind: 'report', clientId, sealed, at: visit.now() })
  } catch (error) {
    throw violatedConstraint(error) === 'care_alerts_once' ? new Refusal('alreadyReported') : error
  }
}

/** The client's reports about a consultation, with their answers. @throws {Refusal} as ownConsultation */
export async function loadReports(visit: Visit, id: number) {
  const { psychicName, status } = await ownConsultation(visit, id)
  const { keys } = visit.app
  const reports = (await listReports(visit.db, id)).map((row) => ({
    topic: row.topic,
    words: openWords(keys, row),
    answer: openAnswer(keys, row),
    raisedAt: row.raisedAt.toISOString(),
  }))
  return { id, psychic: psychicName, isOpen: inRoom(status), reports }
}
