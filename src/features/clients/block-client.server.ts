import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { revokeAllOf } from '../../platform/session/session.ts'
import { asStaff, type StaffVisit } from '../staff/as-staff.server.ts'
import { setSuspended } from '../staff/members-queries.server.ts'
import { findClients } from './queries.server.ts'

/** @throws {Refusal} adminEntityNotFound */
async function requireClient({ db, site }: StaffVisit, id: number): Promise<void> {
  if ((await findClients(db, site.id, { id }, 1)).length === 0) throw new Refusal('adminEntityNotFound')
}

/** A client comes in no more, by no way; the sessions end. What they paid for stays theirs. @throws {Refusal} as asStaff */
export const blockClient = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'client.block', { subject: `user:${id}`, reason }, async (visit) => {
    await requireClient(visit, id)
    await setSuspended(visit.db, id, visit.now())
    await revokeAllOf(visit.db, id, visit.now())
  })

/** @throws {Refusal} as blockClient */
export const unblockClient = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'client.unblock', { subject: `user:${id}`, reason }, async (visit) => {
    await requireClient(visit, id)
    await setSuspended(visit.db, id, null)
  })
