import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { sessionRules } from '../../house/session/open-visit.server.ts'
import { renewSession } from '../../house/session/renew-session.ts'
import { rotateSession } from '../../house/session/stored-sessions.server.ts'
import { logAct } from '../../house/staff/as-staff.server.ts'
import { lockMember } from './queries.server.ts'

/**
 * Completes the sign-in of the person who gave their second factor, or allows a person who is signed in acts that need
 * a fresh code, for a few minutes.
 * @throws {Refusal} blacklisted for a suspended account
 */
export async function enter(visit: Visit, userId: number): Promise<void> {
  const now = visit.now()
  const { role, suspended_at } = await lockMember(visit.db, userId)
  if (suspended_at) throw new Refusal('blacklisted')
  const isStepUp = visit.session.waitingFor === null
  if (isStepUp) await renewSession(visit, sessionRules(visit.app), visit.session, { now, factor: true })
  else {
    await rotateSession(visit, sessionRules(visit.app), visit.session, {
      siteId: visit.site.id,
      userId,
      staff: true,
      factorAt: now,
      userAgent: visit.userAgent,
      now,
    })
  }
  tellDone(visit, 'factor-given', { account: userId, again: isStepUp })
  await logAct(
    visit,
    { id: userId, role: role as never },
    { act: isStepUp ? 'own.step-up' : 'own.sign-in', subject: '' },
  )
}
