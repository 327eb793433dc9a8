import type { Visit } from '../../../app.ts'
import { one } from '../../../platform/database/one.ts'
import type { OpenConsultation } from '../../../ui/shell-data.ts'
import { findOpen } from '../rooms/queries.server.ts'
import { viewFound } from './view-consultation.server.ts'

/**
 * The person's open consultation, for a client only on this site. Reading it does not count as presence in the room.
 */
export async function readOpen(visit: Visit): Promise<OpenConsultation | null> {
  const { user, site } = visit
  if (user?.role !== 'client' && user?.role !== 'psychic') return null
  const side = user.psychicId === null ? 'client' : 'psychic'
  const found = await findOpen(
    visit.db,
    user.psychicId === null ? { clientId: user.id } : { psychicId: user.psychicId },
  )
  if (!found || (side === 'client' && found.siteId !== site.id)) return null
  const { meter, psychic, client, answerWithin, status } = one(await viewFound(visit, [found], side))
  return {
    id: found.id,
    side,
    status: status as OpenConsultation['status'],
    name: side === 'client' ? psychic.name : client.firstName,
    pauseReason: meter?.pauseReason ?? null,
    otherPresent: meter === null || (side === 'client' ? meter.psychicPresent : meter.clientPresent),
    within: answerWithin ?? meter?.closesWithin ?? null,
  }
}
