import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { beganOnRequest } from '../../house/consents/queries.server.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import type { openedWithdrawal } from './contract.server.ts'
import { type LockedWithdrawal, lockWithdrawal } from './desk-queries.server.ts'
import { type Owed, owedOf } from './owed.server.ts'
import { daysLeft } from './rules.ts'
import { viewWithdrawal } from './views.ts'
import { contractWords } from './wording.ts'

/** @throws {Refusal} adminEntityNotFound */
export async function lockGiven(visit: StaffVisit, id: number): Promise<LockedWithdrawal> {
  const row = await lockWithdrawal(visit.db, visit.site.id, id)
  if (!row) throw new Refusal('adminEntityNotFound')
  return row
}

const open = <T>(outer: Visit, id: number, work: Parameters<typeof asStaff<T>>[3]): Promise<T> =>
  asStaff(outer, 'withdrawal.open', { subject: `withdrawal:${id}` }, work)

/**
 * A withdrawal as staff see it, with the refund due for its order now.
 * @throws {Refusal} as lockGiven
 */
export const openWithdrawal = (outer: Visit, id: number): Promise<z.output<typeof openedWithdrawal>> =>
  open(outer, id, async (visit, staff) => {
    const row = await lockGiven(visit, id)
    const { reference, status, consultationId, described, name, email, at, ...rest } = viewWithdrawal(row)
    const orderId = row.order_id ?? row.refund_order_id
    const owed = orderId === null ? null : await owedOf(visit, row, orderId)
    return {
      id,
      reference,
      status,
      clientId: row.user_id,
      contract: contractWords({ consultationId, described, ...rest }),
      consultationId,
      beganOnRequest: consultationId === null ? null : await beganOnRequest(visit.db, consultationId),
      described,
      name,
      email,
      declaredAt: at.toISOString(),
      daysLeft: daysLeft(at, visit.now()),
      order: owed && viewOwed(owed),
      answer: row.decided_by
        ? {
            refund: row.refund ?? 0,
            reason: row.reason ?? '',
            by: row.decided_by_name ?? '',
            confirmedBy: row.confirmed_by_name,
            isOwn: row.decided_by === staff.id,
          }
        : null,
    }
  })

/**
 * The refund due for the order that staff identify, when the contract was described in words.
 * @throws {Refusal} orderUnknown, orderNotTheirs, and as lockGiven
 */
export const nameOrder = (outer: Visit, id: number, orderId: number) =>
  open(outer, id, async (visit) => viewOwed(await requireOwed(visit, await lockGiven(visit, id), orderId)))

/** @throws {Refusal} orderUnknown, orderNotTheirs */
export async function requireOwed(visit: StaffVisit, row: LockedWithdrawal, orderId: number): Promise<Owed> {
  const order = await owedOf(visit, row, orderId)
  if (!order) throw new Refusal('orderUnknown')
  if (!order.isTheirs) throw new Refusal('orderNotTheirs')
  return order
}

const viewOwed = ({ userId: _, paidAt, ...owed }: Owed) => ({ ...owed, paidAt: paidAt.toISOString() })
