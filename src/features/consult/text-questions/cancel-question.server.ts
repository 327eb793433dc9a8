import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { clientOf } from '../../house/visit/access.ts'
import { closeAsked } from '../rooms/close-asked.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'

/** Withdraws a question before it is answered. @throws {Refusal} notFound, textOver */
export async function cancelQuestion(visit: Visit, id: number): Promise<void> {
  clientOf(visit)
  const { consultation, side } = await findParticipant(visit, id)
  if (side !== 'client' || consultation.channel !== 'sms') throw new Refusal('notFound')
  if (!(await closeAsked(visit, id, { status: 'cancelled', side: 'client' }))) throw new Refusal('textOver')
}
