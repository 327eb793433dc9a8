import type { Visit } from '../../../app.ts'
import { lastOf } from '../../../platform/needed/needed.ts'
import { sealKeysOf } from '../seals/seal-keys.server.ts'
import { staffOf } from './as-staff.server.ts'
import { listAudit } from './audit-queries.server.ts'
import { verifyAudit } from './seal-audit.server.ts'
import { openReason, shownDetails } from './sealed-reason.server.ts'

/**
 * A page of the site's log, the latest first, and the state of the whole chain and its seals.
 * @throws {Refusal} as staffOf
 */
export async function readAudit(visit: Visit, { before, limit }: { before?: number | undefined; limit: number }) {
  staffOf(visit, 'audit.read')
  const rows = await listAudit(visit.db, visit.site.id, { before: before ?? null, limit: limit + 1 })
  const entries = rows.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_id === null ? null : { id: row.actor_id, firstName: row.actor_name },
    role: row.actor_role,
    act: row.act,
    subject: row.subject,
    reason: openReason(visit.app.keys, row),
    details: shownDetails(row.details),
    requestId: row.request_id,
  }))
  return {
    entries,
    next: rows.length > limit ? lastOf(entries).id : null,
    ...(await verifyAudit(visit.db, sealKeysOf(visit.app))),
  }
}
