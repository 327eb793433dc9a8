import type { Visit } from '../../../app.ts'
import { readReasons } from '../../house/staff/read-reasons.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { rowsOf } from './queries.server.ts'

/** Who of the staff read one's conversations, when and why, the latest first: the same lines as in one's copy. */
export async function listReadings(visit: Visit) {
  const { id } = clientOf(visit)
  const facts = { id, siteId: visit.site.id, emails: [], phones: [], held: [] }
  const rows = await rowsOf(visit.db, 'audit_log', 'reading', facts)
  const reasons = await readReasons(
    visit.db,
    visit.app.keys,
    rows.map((row) => row.id as number),
  )
  return rows.toReversed().map(({ id: entry, at, actor_role, subject }) => ({
    at: (at as Date).toISOString(),
    role: actor_role as 'moderator' | 'support' | 'admin',
    reason: reasons.get(entry as number) ?? '',
    consultationId: consultationIn(subject as string),
  }))
}

/** The number in a subject of the log, e.g. "consultation:12". */
export const consultationIn = (subject: string): number => Number(subject.slice(subject.indexOf(':') + 1))
