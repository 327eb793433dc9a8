import type { Visit } from '../../../app.ts'
import { endByStaff } from '../../consult/consultations/end-consultation.server.ts'
import { leaveQueues } from '../../consult/queue/leave-queue.server.ts'
import { revokeAllOf } from '../../house/session/stored-sessions.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { setSuspended } from '../../house/staff/members-queries.server.ts'
import { requireClient } from './find-clients.server.ts'

/**
 * Blocks a client: they can't sign in by any means, their sessions end, and so do their open requests and rooms. Their
 * credit remains theirs.
 * @throws {Refusal} as asStaff
 */
export const blockClient = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'client.block', { subject: `user:${id}`, reason }, async (visit) => {
    await requireClient(visit, id)
    await setSuspended(visit.db, id, visit.now())
    await revokeAllOf(visit.db, id, visit.now())
    await endByStaff(visit, { clientId: id })
    await leaveQueues(visit, id)
  })

/** @throws {Refusal} as blockClient */
export const unblockClient = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'client.unblock', { subject: `user:${id}`, reason }, async (visit) => {
    await requireClient(visit, id)
    await setSuspended(visit.db, id, null)
  })
