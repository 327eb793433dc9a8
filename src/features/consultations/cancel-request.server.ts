import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { clientOf } from '../session/access.ts'
import { announce } from './announce.server.ts'
import { lockConsultation, markOver, recordEvent } from './queries.server.ts'

/** The client takes a request back before it is answered. */
export function cancelRequest(outer: Visit, id: number): Promise<void> {
  const client = clientOf(outer)
  return inTransaction(outer, async (visit) => {
    const consultation = await lockConsultation(visit.db, id)
    if (consultation?.clientId !== client.id || consultation.siteId !== visit.site.id) throw new Refusal('notFound')
    if (consultation.status !== 'requested') throw new Refusal('requestOver')
    await markOver(visit.db, id, 'cancelled', null)
    await recordEvent(visit.db, id, 'cancelled', 'client')
    announce(visit, consultation)
  })
}
