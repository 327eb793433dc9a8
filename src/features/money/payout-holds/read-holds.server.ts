import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { findPsychic } from '../psychic-management/queries.server.ts'
import { findHold, listHolds, listUnderWay } from './queries.server.ts'

/**
 * The hold on a psychic's transfers, those before it, and transfers of this site that no hold stops any more.
 * @throws {Refusal} as staffOf, adminEntityNotFound
 */
export async function readHolds(visit: Visit, id: number) {
  const { id: staffId } = staffOf(visit, 'payouts.hold')
  const { db, site } = visit
  if (!(await findPsychic(db, site.id, id))) throw new Refusal('adminEntityNotFound')
  const [hold, rows, underWay] = await Promise.all([findHold(db, id), listHolds(db, id), listUnderWay(db, site.id, id)])
  return {
    hold: hold && {
      since: hold.since.toISOString(),
      endsAt: hold.endsAt.toISOString(),
      isOwn: hold.decidedBy === staffId,
    },
    history: rows.map(({ begunAt, endsAt, closedAt, ...row }) => ({
      ...row,
      begunAt: begunAt.toISOString(),
      endsAt: endsAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    })),
    underWay: underWay.map(({ sentAt, ...transfer }) => ({ ...transfer, sentAt: sentAt?.toISOString() ?? null })),
  }
}
