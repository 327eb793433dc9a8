import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { findRefused, writeAllowance } from './queries.server.ts'
import { ALLOWED_DAYS } from './rules.ts'

/**
 * Lets the client of a refused purchase buy again for some days, after somebody spoke to them.
 * @throws {Refusal} as asStaff, adminEntityNotFound
 */
export const allowPurchases = (outer: Visit, id: number, reason: string): Promise<number> =>
  asStaff(
    outer,
    'purchase.allow',
    (clientId) => ({ subject: `user:${clientId}`, reason, details: { refusal: id, days: ALLOWED_DAYS } }),
    async (visit, staff) => {
      const clientId = await findRefused(visit.db, visit.site.id, id)
      if (clientId === null) throw new Refusal('adminEntityNotFound')
      await writeAllowance(visit.db, { clientId, until: later(visit.now(), ALLOWED_DAYS * DAY_MS), by: staff.id })
      return clientId
    },
  )
