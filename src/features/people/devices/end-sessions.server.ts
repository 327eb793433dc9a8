import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { livingSessions, revokeSessions } from '../../house/session/stored-sessions.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { requireConfirmed } from '../confirmation/confirmed.server.ts'

/**
 * Ends one of the person's own sessions. @throws {Refusal} notFound for another person's, an ended or an unknown one,
 * and as requireConfirmed
 */
export async function endSession(visit: Visit, reference: string): Promise<void> {
  requireConfirmed(visit)
  const session = (await ownSessions(visit)).find((one) => one.reference === reference)
  if (!session) throw new Refusal('notFound')
  await revokeSessions(visit.db, [session.id], visit.now())
  tellDone(visit, 'sessions-ended', { count: 1 })
}

/**
 * Ends all of the person's sessions except the current one; returns their number. @throws {Refusal} as requireConfirmed
 */
export async function endOtherSessions(visit: Visit): Promise<number> {
  requireConfirmed(visit)
  const others = (await ownSessions(visit)).map(({ id }) => id).filter((id) => id !== visit.session.id)
  await revokeSessions(visit.db, others, visit.now())
  tellDone(visit, 'sessions-ended', { count: others.length })
  return others.length
}

const ownSessions = (visit: Visit) =>
  livingSessions(visit.db, { userId: personOf(visit).id, siteId: visit.site.id }, visit.now())
