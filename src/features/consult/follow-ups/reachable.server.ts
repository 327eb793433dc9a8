import type { Visit } from '../../../app.ts'
import { siteBy } from '../../../sites/index.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { isPaused } from '../../people/pauses/standing.server.ts'
import { hasAlert } from '../care/queries.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { findReceipt } from '../rooms/receipts.server.ts'
import { findReader } from './queries.server.ts'
import { isCounted } from './rules.ts'

/** The same visit on the consultation's site: a psychic works on all that list them. */
export const onSiteOf = (visit: Visit, { siteId }: { siteId: number }): Visit => ({
  ...visit,
  site: siteBy(visit.app.sites, siteId),
})

/** Whether a message may follow a consultation at all: it was counted, and nobody contested, reported or stopped it. */
export async function mayFollow({ db }: Visit, consultation: Consultation): Promise<boolean> {
  const { id } = consultation
  return isCounted(consultation, await findReceipt(db, id)) && !(await hasAlert(db, id))
}

/** Whether the client can be written to: not while they leave, are on a pause, or are blocked. */
export async function isReachable(visit: Visit, { clientId, siteId }: Consultation): Promise<boolean> {
  const { email, provedAt, isStaying } = await findReader(visit.db, clientId)
  if (!isStaying) return false
  const { number } = await findPhone(visit.db, clientId)
  const proved = { userId: clientId, email: provedAt ? email : null, phone: number }
  return !(await isPaused(onSiteOf(visit, { siteId }), proved))
}
