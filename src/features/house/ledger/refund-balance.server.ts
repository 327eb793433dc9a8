import { z } from 'zod'
import type { App, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { post, walletBalance } from './queries.server.ts'
import { closeRefund, countEntries, findOpenRefund, insertRefund, lockPaidOrders } from './refund-queries.server.ts'
import { type Returned, splitReturn } from './rules.ts'

/** Asked for some days: a provider that is down must not keep anyone's money. */
export const refundToPay: JobKind<{ refundId: number }> = {
  name: 'pay-refund',
  data: z.strictObject({ refundId: z.int() }),
  again: { most: 16, firstSeconds: 5 },
}

interface Owner {
  id: number
  siteId: number
}

interface Part {
  orderId: number
  amount: number
}

/**
 * Gives credit that was bought and not spent back to what paid it, the newest order first. The wallet is debited at once,
 * the provider asked by a job. Called again, it gives back only what came in between.
 * @returns the cents that go back
 */
export async function refundBalance(outer: Visit, owner: Owner): Promise<number> {
  return inTransaction(outer, async (visit) => {
    const orders = await lockPaidOrders(visit.db, owner.id)
    const { balance } = await walletBalance(visit.db, owner.siteId, owner.id)
    const { parts, returned } = splitReturn(orders, balance)
    for (const part of parts) await giveBack(visit, owner, part)
    return returned
  })
}

/**
 * Gives a part of one order back to what paid it, in the caller's transaction.
 * @throws {Refusal} owedChanged for more than was paid and did not go back, or more than the wallet holds
 */
export async function refundOrder(visit: Visit, owner: Owner, part: Part): Promise<void> {
  const order = (await lockPaidOrders(visit.db, owner.id)).find(({ id }) => id === part.orderId)
  const { balance } = await walletBalance(visit.db, owner.siteId, owner.id)
  if (!order || part.amount > Math.min(order.left, balance)) throw new Refusal('owedChanged')
  await giveBack(visit, owner, part)
}

/** Posts `payment-refund`, once for each row of `order_refunds`. */
async function giveBack(visit: Visit, { id, siteId }: Owner, { orderId, amount }: Part): Promise<void> {
  const refundId = await insertRefund(visit.db, { orderId, amount, at: visit.now() })
  await post(visit.db, 'payment-refund', `refund:${refundId}`, { order: orderId }, [
    { account: { kind: 'client_wallet', siteId, ownerId: id }, amount: -amount },
    { account: { kind: 'payment_provider', siteId, ownerId: 0 }, amount },
  ])
  await visit.app.jobs.send(visit, refundToPay, { refundId })
}

/** What refundBalance would do. */
export async function previewReturn(visit: Visit, owner: Owner): Promise<Returned> {
  return inTransaction(visit, async ({ db }) => {
    const { balance, promotional, freeSeconds } = await walletBalance(db, owner.siteId, owner.id)
    const { returned } = splitReturn(await lockPaidOrders(db, owner.id), balance)
    return { returned, ending: balance - returned + promotional, freeSeconds }
  })
}

/**
 * Asks the provider that took the payment, whichever takes payments now.
 * @throws what the provider's failure is, and for a provider that the program no longer knows: it is asked again
 */
export async function payRefund(app: App, id: number): Promise<void> {
  const open = await findOpenRefund(app.db, id)
  if (!open) return
  const { provider, payment, amount } = open
  const port = app.payments.get(provider)
  if (!port) throw new Error(`no provider ${provider} to give back a payment`)
  await closeRefund(app.db, id, await port.refund({ name: `refund-${id}`, payment, amount }))
}

/**
 * Posts `account-end`: ends what is left in the purses of an account that is erased, which nobody can spend any more. What
 * comes in later is ended again, under the number of entries that there were.
 */
export async function endPurses(outer: Visit, { id, siteId }: Owner): Promise<void> {
  await inTransaction(outer, async ({ db }) => {
    const { balance, promotional, freeSeconds } = await walletBalance(db, siteId, id)
    if (balance + promotional + freeSeconds === 0) return
    const entries = await countEntries(db, siteId, id)
    await post(db, 'account-end', `user:${id}:${entries}`, {}, [
      { account: { kind: 'client_wallet', siteId, ownerId: id }, amount: -balance },
      { account: { kind: 'client_promotional', siteId, ownerId: id }, amount: -promotional },
      { account: { kind: 'site_revenue', siteId, ownerId: 0 }, amount: balance + promotional },
      { account: { kind: 'client_free_time', siteId, ownerId: id }, amount: -freeSeconds },
      { account: { kind: 'free_time_offer', siteId, ownerId: 0 }, amount: freeSeconds },
    ])
  })
}
