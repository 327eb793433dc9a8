import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { walletBalance } from '../../house/ledger/queries.server.ts'
import { unspentOf } from '../../house/ledger/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { consultationsSince, paidOrders, withdrawalsOf } from './queries.server.ts'
import { type Chosen, isInTime, WITHDRAWAL_DAYS } from './rules.ts'
import { viewWithdrawal, type WithdrawalView } from './views.ts'

/** A contract that a client may withdraw from, with its refund. */
export type Contract = (Order | Consulted) & {
  id: Chosen['id']
  at: Date
  /** Integer cents refunded by the rule. */
  refundable: number
  inTime: boolean
  withdrawal: WithdrawalView | null
}

/** A paid order, in cents. */
type Order = { kind: 'order'; amount: number; psychicName: null }
/** A consultation, with its psychic. */
type Consulted = { kind: 'consultation'; amount: null; psychicName: string }

/** Every paid order of the client, and their consultations within the withdrawal period. */
export async function loadContracts(visit: Visit): Promise<Contract[]> {
  const { id, siteId } = clientOf(visit)
  const now = visit.now()
  const since = later(now, -WITHDRAWAL_DAYS * DAY_MS)
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
      refundable: needed(unspent.get(order.id), `what is unspent of order ${order.id}`),
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
