import type { Visit } from '../../../app.ts'
import { revokeAllOf } from '../../../platform/session/session.ts'
import { endByStaff } from '../../consult/consultations/end-consultation.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { setSuspended } from '../../house/staff/members-queries.server.ts'
import { requireClient } from './find-clients.server.ts'

/**
 * A client comes in no more, by no way; the sessions end, and so does what they have open. What they paid for stays theirs.
 * @throws {Refusal} as asStaff
 */
export const blockClient = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'client.block', { subject: `user:${id}`, reason }, async (visit) => {
    await requireClient(visit, id)
    await setSuspended(visit.db, id, visit.now())
    await revokeAllOf(visit.db, id, visit.now())
    await endByStaff(visit, { clientId: id })
  })

/** @throws {Refusal} as blockClient */
export const unblockClient = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'client.unblock', { subject: `user:${id}`, reason }, async (visit) => {
    await requireClient(visit, id)
    await setSuspended(visit.db, id, null)
  })
