import type { Visit } from '../../app.ts'
import { clientOf } from '../session/access.ts'
import { walletBalance } from '../wallet/queries.server.ts'
import { consultationsSince, paidOrders, withdrawalsOf } from './queries.server.ts'
import { type Chosen, isInTime, unspentOf, WITHDRAWAL_DAYS } from './rules.ts'
import { viewWithdrawal, type WithdrawalView } from './views.ts'

/** A contract that a client may withdraw from, with its refund. */
export interface Contract extends Chosen {
  at: Date
  /** The price of an order, in cents; null for a consultation. */
  amount: number | null
  /** The psychic of a consultation. */
  psychicName: string | null
  /** Integer cents refunded by the rule. */
  refundable: number
  inTime: boolean
  withdrawal: WithdrawalView | null
}

/** Every paid order of the client, and their consultations within the withdrawal period. */
export async function loadContracts(visit: Visit): Promise<Contract[]> {
  const { id, siteId } = clientOf(visit)
  const now = visit.now()
  const since = new Date(now.getTime() - WITHDRAWAL_DAYS * 86_400_000)
  const [orders, consultations, wallet, declared] = await Promise.all([
    paidOrders(visit.db, siteId, id),
    consultationsSince(visit.db, siteId, id, since),
    walletBalance(visit.db, siteId, id),
    withdrawalsOf(visit.db, siteId, id),
  ])
  const unspent = unspentOf(orders, wallet.balance)
  const viewOf = (found: (typeof declared)[number] | undefined) => (found ? viewWithdrawal(found) : null)
  return [
    ...orders.map((order) => ({
      kind: 'order' as const,
      id: order.id,
      at: order.paidAt,
      amount: order.amount,
      psychicName: null,
      refundable: unspent.get(order.id)!,
      inTime: isInTime(order.paidAt, now),
      withdrawal: viewOf(declared.find((one) => one.order_id === order.id)),
    })),
    ...consultations.map((consultation) => ({
      kind: 'consultation' as const,
      id: consultation.id,
      at: consultation.at,
      amount: null,
      psychicName: consultation.name,
      // It began at the client's express request, and time not consumed was not billed.
      refundable: 0,
      inTime: true,
      withdrawal: viewOf(declared.find((one) => one.consultation_id === consultation.id)),
    })),
  ]
}

/** One of the client's contracts; null if it is another client's or does not exist. */
export async function findContract(visit: Visit, chosen: Chosen): Promise<Contract | null> {
  const contracts = await loadContracts(visit)
  return contracts.find(({ kind, id }) => kind === chosen.kind && id === chosen.id) ?? null
}

/** The client's declarations, the latest first. */
export async function listWithdrawals(visit: Visit): Promise<WithdrawalView[]> {
  const { id, siteId } = clientOf(visit)
  return (await withdrawalsOf(visit.db, siteId, id)).map(viewWithdrawal)
}
