import type { Visit } from '../../../app.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { listOpenDisputes } from './queries.server.ts'
import { hoursSince } from './rules.ts'

const MOST = 200

/** @throws {Refusal} as staffOf */
export async function listDisputes(visit: Visit) {
  staffOf(visit, 'disputes.answer')
  const rows = await listOpenDisputes(visit.db, visit.site.id, MOST)
  return rows.map(({ opened_at, refund, ...row }) => ({
    ...row,
    openedAt: opened_at.toISOString(),
    hours: hoursSince(opened_at, visit.now()),
    awaitsConfirmation: refund !== null,
  }))
}
