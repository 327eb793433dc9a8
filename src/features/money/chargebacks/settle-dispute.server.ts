import type { App, Visit } from '../../../app.ts'
import { creditOwner } from '../../house/ledger/credit-owner.server.ts'
import { lockOrder } from '../../house/ledger/order-queries.server.ts'
import { lockPaidOrders } from '../../house/ledger/refund-queries.server.ts'
import { moveMoney } from './move-money.server.ts'
import { insertChargeback, keepFacts, lockDispute } from './queries.server.ts'
import { advance } from './rules.ts'
import { tellClient, tellDesk } from './tell.server.ts'

type Port = App['disputes'] extends ReadonlyMap<string, infer P> ? P : never
export type Reading = Awaited<ReturnType<Port['read']>>

interface Read {
  provider: string
  dispute: string
  /** Ours, of the payment. */
  reference: string
  reading: Reading
}

/**
 * Moves the money of a dispute to where its reading says that it is, and tells the client and the desk. What comes back
 * for an erased account goes on to its card.
 * @throws an error for a payment that is not settled yet, which is tried again, and for an amount or currency that cannot
 * be the payment's
 */
export async function settleDispute(
  outer: Visit,
  owner: { id: number; siteId: number },
  { provider, dispute, reference, reading }: Read,
): Promise<void> {
  await creditOwner(outer, owner, async (visit) => {
    // All at once and in their order, as a refund does: it may wait for this one with another locked.
    await lockPaidOrders(visit.db, owner.id)
    const order = await lockOrder(visit.db, provider, reference)
    if (order?.status !== 'paid') throw new Error(`the disputed payment ${reference} is not settled yet`)
    const amount = reading.amount ?? order.amount
    if (amount > order.amount || (reading.currency ?? order.currency) !== order.currency) {
      throw new Error(`the dispute of ${reference} is about another amount or currency`)
    }
    const present = await lockDispute(visit.db, provider, dispute)
    const { state, steps } = advance(present?.state ?? null, reading.state)
    const { reason, fee, dueBy, answered, openedAt } = reading
    // Once it was posted, an amount stays; an inquiry becomes a dispute of what is disputed then.
    const facts = { reason, fee, dueBy, answered, amount: present && steps[0] !== 'take' ? present.amount : amount }
    const by = { provider, dispute, openedAt, orderId: order.id, siteId: owner.siteId }
    // Before its money is taken, so that what is unused of the payment can still be told.
    const first = steps[0] === 'take' ? 'inquiry' : state
    const id = present?.id ?? (await insertChargeback(visit.db, { ...by, ...facts, state: first }))
    await keepFacts(visit.db, id, facts)
    const of = { id, owner, orderId: order.id, amount: facts.amount, frozen: present?.frozen ?? 0 }
    const moved = await moveMoney(visit, of, { was: present?.state ?? null, state, steps })
    if (present && present.state === state) return
    await tellDesk(visit, { id, state, amount: facts.amount, dueBy })
    if (steps.length > 0) await tellClient(visit, { orderId: order.id, state, amount: facts.amount, ...moved })
  })
}
