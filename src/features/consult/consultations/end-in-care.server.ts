import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { raiseAlert } from '../care/raise-alert.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { hearCall } from '../rooms/meter.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { endConsultation } from './end-consultation.server.ts'

/** Ends a room for someone's safety and alerts the moderators, in one transaction; false if there is no open room. */
export function endInCare(outer: Visit, consultation: Consultation, kind: 'distress' | 'danger'): Promise<boolean> {
  return inTransaction(outer, async (visit) => {
    if (!(await endConsultation(visit, consultation.id, 'care', kind))) return false
    await raiseAlert(visit, { kind, consultation })
    return true
  })
}

/** The psychic reports that the client is in danger. @throws {Refusal} notFound, roomNotOpen, consultationEnded */
export async function sayInDanger(visit: Visit, id: number): Promise<void> {
  const { consultation, side } = await findParticipant(visit, id)
  if (side !== 'psychic') throw new Refusal('notFound')
  if (consultation.status === 'requested') throw new Refusal('roomNotOpen')
  await inTransaction(visit, async (inner) => {
    await hearCall(inner.db, { id, side }, inner.app.house())
    if (!(await endInCare(inner, consultation, 'danger'))) throw new Refusal('consultationEnded')
  })
}
