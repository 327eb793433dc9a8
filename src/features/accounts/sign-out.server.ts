import type { Visit } from '../../app.ts'
import { tellDone } from '../../platform/security/security-log.ts'
import { startSession } from '../session/open-visit.server.ts'

/** Ends the session of whoever is signed in; an anonymous one begins in its place. */
export async function signOut(visit: Visit): Promise<void> {
  if (!visit.user && visit.session.waitingFor === null) return
  await startSession(visit, null)
  tellDone(visit, 'signed-out')
}
