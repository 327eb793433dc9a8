import type { Visit } from '../../../app.ts'
import { adoptDraws, type Owner } from './queries.server.ts'

/**
 * The owner of this visit's draws; null without a session. Draws of the anonymous session in which a person signed in
 * become theirs.
 */
export async function ownerOf({ db, user, session }: Visit): Promise<Owner | null> {
  if (user) {
    if (session.id !== null) await adoptDraws(db, session.id, user.id)
    return { userId: user.id, sessionId: null }
  }
  return session.id === null ? null : { userId: null, sessionId: session.id }
}
