import { z } from 'zod'
import type { App, Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { creditOfOrder, creditSpent, lockCredit } from './credit-queries.server.ts'
import { loyaltyBalance, pointsEntries } from './points.server.ts'
import { post, walletBalance } from './queries.server.ts'
import {
  closeRefund,
  countEntries,
  findOpenRefund,
  insertRefund,
  lockPaidOrders,
  refundableOrders,
} from './refund-queries.server.ts'
import { type Returned, splitReturn } from './rules.ts'
import { declaring, regimeOf } from './vat-at-sale.ts'

/** Retried for some days: an outage of the provider must not cost anyone their money. */
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
 * Refunds bought, unspent credit to its payments, the oldest first. The wallet is debited at once; a job asks the
 * provider. Called again, it only refunds what came in since.
 * @returns the refunded cents
 */
export async function refundBalance(outer: Visit, owner: Owner): Promise<number> {
  return inTransaction(outer, async (visit) => {
    const { parts, returned } = await splitWallet(visit.db, owner)
    for (const part of parts) await giveBack(visit, owner, part)
    return returned
  })
}

/** A wallet, the payments that brought its credit, and how that is refunded to them. */
async function splitWallet(db: Database, { id, siteId }: Owner) {
  await lockPaidOrders(db, id)
  await lockCredit(db, id)
  const orders = await refundableOrders(db, id)
  const wallet = await walletBalance(db, siteId, id)
  return { orders, wallet, ...splitReturn(orders, wallet.balance) }
}

/**
 * Refunds a part of one order to its payment, in the caller's transaction.
 * @throws {Refusal} owedChanged for more than remains of the payment, or more than the wallet holds
 */
export async function refundOrder(visit: Visit, owner: Owner, part: Part): Promise<void> {
  await lockPaidOrders(visit.db, owner.id)
  await lockCredit(visit.db, owner.id)
  const order = (await refundableOrders(visit.db, owner.id)).find(({ id }) => id === part.orderId)
  const { balance } = await walletBalance(visit.db, owner.siteId, owner.id)
  if (!order || part.amount > Math.min(order.left, balance)) throw new Refusal('owedChanged')
  await giveBack(visit, owner, part)
}

/** Posts `payment-refund`, once for each row of `order_refunds`. */
async function giveBack(visit: Visit, { id, siteId }: Owner, { orderId, amount }: Part): Promise<void> {
  const refundId = await insertRefund(visit.db, { orderId, amount, at: visit.now() })
  const vat = await creditOfOrder(visit.db, orderId, { cents: -amount })
  await post(visit.db, 'payment-refund', `refund:${refundId}`, { order: orderId, ...regimeOf(vat) }, [
    { account: { kind: 'client_wallet', siteId, ownerId: id }, amount: -amount },
    { account: { kind: 'payment_provider', siteId, ownerId: 0 }, amount },
    ...declaring(vat, { id, siteId }),
  ])
  await visit.app.jobs.send(visit, refundToPay, { refundId })
}

/** What refundBalance would refund, payment by payment. */
export async function previewParts(visit: Visit, owner: Owner) {
  return inTransaction(visit, async ({ db }) => {
    const { orders, parts, returned } = await splitWallet(db, owner)
    const paidAt = new Map(orders.map((order) => [order.id, order.paidAt]))
    return {
      returned,
      parts: parts.map((part) => ({
        ...part,
        paidAt: needed(paidAt.get(part.orderId), `the payment of order ${part.orderId}`),
      })),
    }
  })
}

/** What refundBalance would do to a wallet that ends. */
export async function previewReturn(visit: Visit, owner: Owner): Promise<Returned> {
  return inTransaction(visit, async ({ db }) => {
    const { returned, wallet } = await splitWallet(db, owner)
    const { balance, promotional, freeSeconds } = wallet
    const { giftSeconds, points } = await loyaltyBalance(db, owner.siteId, owner.id)
    const ending = balance - returned + promotional
    return { returned, ending, freeSeconds: freeSeconds + giftSeconds, points: Math.max(0, points) }
  })
}

/**
 * Asks the provider that took the payment, even if another takes payments now.
 * @throws the provider's own failure, or for a provider that is no longer configured; the job is retried
 */
export async function payRefund(app: App, id: number): Promise<void> {
  const open = await findOpenRefund(app.db, id)
  if (!open) return
  const { provider, ...paid } = open
  const port = app.payments.get(provider)
  if (!port) throw new Error(`no provider ${provider} to give back a payment`)
  await closeRefund(app.db, id, await port.refund({ name: `refund-${id}`, ...paid }))
}

/**
 * Posts `account-end`: clears the purses of an erased account, which can no longer be spent. Later credit is cleared
 * again, under a reference with the number of entries.
 */
export async function endPurses(outer: Visit, { id, siteId }: Owner): Promise<void> {
  await inTransaction(outer, async ({ db }) => {
    await lockCredit(db, id)
    const { balance, promotional, freeSeconds } = await walletBalance(db, siteId, id)
    const { giftSeconds, points } = await loyaltyBalance(db, siteId, id)
    if ([balance, promotional, freeSeconds, giftSeconds, points].every((left) => left === 0)) return
    const entries = await countEntries(db, siteId, id)
    // Its VAT stays declared: the site keeps it as it keeps the credit.
    const taxed = await creditSpent(db, id, balance, false)
    await post(db, 'account-end', `user:${id}:${entries}`, {}, [
      { account: { kind: 'client_wallet', siteId, ownerId: id }, amount: -balance },
      { account: { kind: 'client_promotional', siteId, ownerId: id }, amount: -promotional },
      { account: { kind: 'client_vat', siteId, ownerId: id }, amount: -taxed.vat },
      { account: { kind: 'site_revenue', siteId, ownerId: 0 }, amount: balance + promotional + taxed.vat },
      { account: { kind: 'client_free_time', siteId, ownerId: id }, amount: -freeSeconds },
      { account: { kind: 'client_gift_time', siteId, ownerId: id }, amount: -giftSeconds },
      { account: { kind: 'free_time_offer', siteId, ownerId: 0 }, amount: freeSeconds + giftSeconds },
      ...pointsEntries({ siteId, clientId: id }, -points),
    ])
  })
}
