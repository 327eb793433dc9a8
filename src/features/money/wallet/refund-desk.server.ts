import type { App, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { refundToPay } from '../../house/ledger/refund-balance.server.ts'
import { askAgain, giveUpRefunds, lockRefund, markPaidBy } from '../../house/ledger/refund-queries.server.ts'
import { REFUND_DAYS } from '../../house/ledger/rules.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'

/** Hands refunds that the provider has not confirmed for some days over to staff. */
export const giveUpOldRefunds = (app: App): Promise<void> => giveUpRefunds(app.db, REFUND_DAYS)

const subjectOf = (id: number) => `refund:${id}`

/** @throws {Refusal} adminEntityNotFound, refundConfirmed if the provider confirmed it or is still being asked */
async function lockWaiting(visit: StaffVisit, id: number): Promise<void> {
  const refund = await lockRefund(visit.db, visit.site.id, id)
  if (!refund) throw new Refusal('adminEntityNotFound')
  if (refund.givenUpAt === null || refund.reference !== null) throw new Refusal('refundConfirmed')
}

/**
 * Asks the provider again, for as many days; under the same reference, so that it is paid once.
 * @throws {Refusal} as lockWaiting
 */
export const askRefundAgain = (outer: Visit, id: number) =>
  asStaff(outer, 'payment.refund-again', { subject: subjectOf(id) }, async (visit) => {
    await lockWaiting(visit, id)
    await askAgain(visit.db, id, visit.now())
    await visit.app.jobs.send(visit, refundToPay, { refundId: id })
  })

/**
 * Records that the refund was paid by other means, with the reference.
 * @throws {Refusal} as lockWaiting
 */
export const settleRefundByHand = (
  outer: Visit,
  id: number,
  { reference, reason }: { reference: string; reason: string },
) =>
  asStaff(
    outer,
    'payment.refund-paid',
    { subject: subjectOf(id), reason, details: { reference } },
    async (visit, staff) => {
      await lockWaiting(visit, id)
      await markPaidBy(visit.db, id, { reference, by: staff.id })
    },
  )
