import type { Visit } from '../../../app.ts'
import { findSessionTouch } from './queries.server.ts'

/** The version in the link that the visit's session came by last; null if it had none. */
export async function lightVersion({ db, session }: Visit): Promise<string | null> {
  return session.id === null ? null : ((await findSessionTouch(db, session.id))?.version ?? null)
}
