import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { clientOf } from '../../house/visit/access.ts'
import { giveTurnBack } from '../queue/leave-queue.server.ts'
import { announce } from '../rooms/announce.server.ts'
import { findOpen, lockConsultation, markOver, recordEvent } from '../rooms/queries.server.ts'
import { tellPsychic } from '../rooms/tell-psychic.server.ts'

/** Withdraws the client's request before it is answered. */
export function cancelRequest(outer: Visit, id: number): Promise<void> {
  const client = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    const consultation = await lockConsultation(visit.db, id)
    if (consultation?.clientId !== client.id || consultation.siteId !== visit.site.id) throw new Refusal('notFound')
    if (consultation.status !== 'requested') throw new Refusal('requestOver')
    const house = visit.app.house()
    await markOver(visit.db, id, 'cancelled', null, house)
    await recordEvent(visit.db, id, { kind: 'cancelled', side: 'client' }, house)
    await giveTurnBack(visit, consultation, 'cancelled')
    await tellPsychic(visit, 'requestOver', consultation)
    announce(visit, consultation)
  })
}

/** Withdraws the client's waiting request, if any; an accepted one continues until one side ends it. */
export async function cancelWaiting(visit: Visit): Promise<void> {
  const open = await findOpen(visit.db, { clientId: clientOf(visit).id })
  if (open?.status !== 'requested') return
  await cancelRequest(visit, open.id).catch((thrown) => {
    // It was answered in the meantime.
    if (!(thrown instanceof Refusal && thrown.reason === 'requestOver')) throw thrown
  })
}
