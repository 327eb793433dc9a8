import type { App } from '../../../app.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { acceptRequest, refuseRequest } from '../consultations/answer-request.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { holdCall } from './hold-call.server.ts'
import { linesOf } from './recordings.server.ts'

/**
 * Accepts a call for an automaton and speaks in it, or refuses it while this node speaks in as many as it may. Returns once
 * that is decided; the call goes on until it is over.
 * @throws {Refusal} requestOver
 */
export async function answerCall(app: App, consultation: Consultation): Promise<void> {
  if (consultation.status !== 'requested') return
  const { id, psychicId, siteId, psychicSlug } = consultation
  const visit = systemVisit(app, siteBy(app.sites, siteId))
  const lines = await linesOf(psychicSlug)
  const end = lines && app.voice.take()
  if (!lines || !end) return refuseRequest(visit, { id, psychicId })
  try {
    await acceptRequest(visit, { id, psychicId })
  } catch (thrown) {
    await end.release()
    throw thrown
  }
  void holdCall(visit, { consultation, lines, end })
}
