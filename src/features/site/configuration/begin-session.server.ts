import type { Visit } from '../../../app.ts'
import { keepTouch } from '../../house/tracking/keep-touch.server.ts'
import { findSessionTouch } from '../../house/tracking/queries.server.ts'
import type { GivenOrigin } from '../../house/tracking/rules.ts'

const nowhere = { campaignId: null, partnerId: null, tac: null }

/** The session of a visit, begun if need be, and what led to it. What fails is logged, and the page goes on without. */
export async function beginSession(visit: Visit, origin: GivenOrigin) {
  try {
    await keepTouch(visit, origin)
    const { id } = visit.session
    return (id === null ? null : await findSessionTouch(visit.db, id)) ?? nowhere
  } catch (error) {
    visit.app.log.error({ err: error, requestId: visit.requestId }, 'init failed')
    return nowhere
  }
}
