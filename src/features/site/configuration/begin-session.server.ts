import type { Visit } from '../../../app.ts'
import { keepTouch } from '../../house/tracking/keep-touch.server.ts'
import { findSessionTouch } from '../../house/tracking/queries.server.ts'
import type { GivenOrigin } from '../../house/tracking/rules.ts'

const nowhere = { campaignId: null, partnerId: null, tac: null }

/**
 * Records the campaign that led to the visit, in a session that starts with it if there is none. Failures are logged and
 * don't stop the page.
 */
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
