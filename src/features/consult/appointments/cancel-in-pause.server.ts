import type { Visit } from '../../../app.ts'
import { clientOf } from '../../house/visit/access.ts'
import { listOpen, lockAppointment, markEnded } from './queries.server.ts'
import { isOpen } from './rules.ts'
import { announceAppointment, tellClient, tellPsychic } from './tell.server.ts'

/** Cancels the client's appointments that fall in a pause, and tells both sides; null is a pause without an end. */
export async function cancelInPause(visit: Visit, until: Date | null): Promise<void> {
  for (const { id } of await listOpen(visit.db, { clientId: clientOf(visit).id })) {
    const found = await lockAppointment(visit.db, id)
    if (!found || !isOpen(found.state) || (until && found.startsAt >= until)) continue
    await markEnded(visit.db, id, { state: 'cancelled', by: 'house', why: 'pause' })
    await tellClient(visit, found, 'paused')
    await tellPsychic(visit, found, 'cancelled')
    announceAppointment(visit, found)
  }
}
