import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { withdrawConsent } from '../../house/consents/record-consents.server.ts'
import { announce } from '../rooms/announce.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { deleteShared } from './queries.server.ts'

/** Takes the shared chart from the psychic's sight at once, with a proof; does nothing if none is shared. */
export function stopSharing(outer: Visit, consultationId: number): Promise<void> {
  return inTransaction(outer, async (visit) => {
    const { consultation, side } = await findParticipant(visit, consultationId)
    if (side !== 'client') throw new Refusal('notFound')
    if (!(await deleteShared(visit.db, consultationId))) return
    await withdrawConsent(visit, consultation.clientId, 'SHARED_CHART', consultationId)
    announce(visit, consultation)
  })
}
