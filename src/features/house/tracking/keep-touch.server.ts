import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { byNetwork, countAttempt } from '../limits/count-attempt.server.ts'
import { changeSession } from '../session/change-session.server.ts'
import { keepWithSession } from './queries.server.ts'
import type { GivenOrigin } from './rules.ts'

const limit = { name: 'touch', most: 120, seconds: 600 }

/**
 * Records in the session the link that its visitor came by, replacing the last one; creates a session if there is none.
 * Without anything to record there is no session, and no cookie.
 * @throws {Refusal} tooManyRequests
 */
export async function keepTouch(outer: Visit, origin: GivenOrigin): Promise<void> {
  // Keeps the cookie of a revoked session: its visitor has to be told first.
  if (outer.session.revoked) return
  // A visit is somebody's arrival, not a program's word for it.
  if (outer.partner) return
  if (Object.values(origin).every((one) => one === undefined)) return
  await countAttempt(outer, [byNetwork(outer, limit)], 'tooManyRequests')
  await inTransaction(outer, async (visit) => {
    if (visit.session.id === null) await changeSession(visit, null)
    const sessionId = needed(visit.session.id, 'the session just begun')
    await keepWithSession(visit.db, sessionId, visit.site.id, origin, visit.now())
  })
}
