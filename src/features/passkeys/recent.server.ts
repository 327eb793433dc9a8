import type { Visit } from '../../app.ts'
import { RECENT_MINUTES } from './rules.ts'

/** Whether the person signed in so lately that it is still them. */
export function signedInRecently(visit: Visit): boolean {
  const { startedAt } = visit.session
  return startedAt !== null && visit.now().getTime() - startedAt.getTime() < RECENT_MINUTES * 60_000
}
