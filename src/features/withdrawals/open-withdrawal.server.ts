import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { asStaff, staffOf } from '../staff/as-staff.server.ts'
import { listReceived, lockWithdrawal } from './desk-queries.server.ts'
import { owedOf } from './owed.server.ts'
import { daysLeft } from './rules.ts'
import { viewWithdrawal } from './views.ts'

const MOST = 200

/** Withdrawals that wait for an answer, the oldest first. @throws {Refusal} as staffOf */
export async function listOpenWithdrawals(visit: Visit) {
  staffOf(visit, 'withdrawals.answer')
  const rows = await listReceived(visit.db, visit.site.id, MOST)
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    consultationId: row.consultation_id,
    described: row.described,
    name: row.name,
    refundable: row.refundable,
    at: row.declared_at,
    daysLeft: daysLeft(row.declared_at, visit.now()),
    awaitsConfirmation: row.decided_at !== null,
  }))
}

/**
 * A withdrawal as the staff reads it, with what is due of its order now. Where a stranger described the contract, the
 * staff names the order.
 * @throws {Refusal} adminEntityNotFound
 */
export const openWithdrawal = (outer: Visit, id: number, namedOrder: number | null) =>
  asStaff(outer, 'withdrawal.open', { subject: `withdrawal:${id}` }, async (visit, staff) => {
    const row = await lockWithdrawal(visit.db, visit.site.id, id)
    if (!row) throw new Refusal('adminEntityNotFound')
    const orderId = row.order_id ?? row.refund_order_id ?? namedOrder
    return {
      ...viewWithdrawal(row),
      id,
      userId: row.user_id,
      daysLeft: daysLeft(row.declared_at, visit.now()),
      order: orderId === null ? null : await owedOf(visit, row, orderId),
      answer: row.decided_by
        ? {
            refund: row.refund ?? 0,
            reason: row.reason ?? '',
            by: row.decided_by_name ?? '',
            isOwn: row.decided_by === staff.id,
          }
        : null,
    }
  })

export type OpenedWithdrawal = Awaited<ReturnType<typeof openWithdrawal>>
