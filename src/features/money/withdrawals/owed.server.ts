import { emailKey } from '../../../platform/email-address/email-key.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { unspentOf } from '../../house/ledger/rules.ts'
import type { StaffVisit } from '../../house/staff/as-staff.server.ts'
import { findBuyer, type LockedWithdrawal } from './desk-queries.server.ts'
import { paidOrders } from './queries.server.ts'

/** What the rule refunds for an order, at present. */
export interface Owed {
  orderId: number
  userId: number
  /** Integer cents. */
  paid: number
  paidAt: Date
  owed: number
  /** Whether its bank disputes it: nothing is refunded meanwhile. */
  disputed: boolean
  /** Whether the author of the withdrawal bought it. */
  isTheirs: boolean
}

/** For an order paid on this site; null if it does not exist. */
export async function owedOf(visit: StaffVisit, of: LockedWithdrawal, orderId: number): Promise<Owed | null> {
  const { db, site } = visit
  const buyer = await findBuyer(db, site.id, orderId)
  if (!buyer) return null
  const { userId } = buyer
  const orders = await paidOrders(db, site.id, userId)
  const { balance } = await walletBalance(db, site.id, userId)
  const order = needed(
    orders.find(({ id }) => id === orderId),
    `order ${orderId} of its buyer`,
  )
  const isTheirs = of.user_id === null ? buyer.emailKey === emailKey(of.email) : of.user_id === userId
  return {
    orderId,
    userId,
    paid: order.amount,
    paidAt: order.paidAt,
    disputed: order.disputed,
    owed: needed(unspentOf(orders, balance).get(orderId), `what is unspent of order ${orderId}`),
    isTheirs,
  }
}
