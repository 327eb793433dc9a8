import type { Visit } from '../../../app.ts'
import { consultationIn, readReasons } from '../../house/staff/read-reasons.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { rowsOf } from './queries.server.ts'

/**
 * The staff members who read the person's conversations, when and why, the latest first; the same lines as in the data
 * export.
 */
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
