import type { Visit } from '../../../app.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { startSession } from '../sessions/start-session.server.ts'

/** Ends the signed-in person's session and begins an anonymous one. */
export async function signOut(visit: Visit): Promise<void> {
  const account = visit.user?.id ?? visit.session.waitingFor
  if (account === null) return
  await startSession(visit, null)
  tellDone(visit, 'signed-out', { account })
}
