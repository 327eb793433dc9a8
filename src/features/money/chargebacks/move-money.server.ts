import type { Visit } from '../../../app.ts'
import { whenCommitted } from '../../../platform/database/transaction.ts'
import { creditOfOrder, lockCredit } from '../../house/ledger/credit-queries.server.ts'
import { type Entry, post, refitMeter, walletBalance, yieldReserved } from '../../house/ledger/queries.server.ts'
import { refundOrder } from '../../house/ledger/refund-balance.server.ts'
import { lockPaidOrders, refundableOrders } from '../../house/ledger/refund-queries.server.ts'
import { type AccountKind, unspentOf } from '../../house/ledger/rules.ts'
import { declaring, regimeOf } from '../../house/ledger/vat-at-sale.ts'
import { keepState } from './queries.server.ts'
import type { ChargebackState, Step } from './rules.ts'

interface Owner {
  id: number
  siteId: number
}

interface Disputed {
  id: number
  owner: Owner
  orderId: number
  amount: number
  frozen: number
}

/** Client's credit that was frozen, and that was refunded. */
interface Moved {
  frozen: number
  refunded: number
}

/**
 * Carries out the steps of a chargeback, each posted once under its number: `chargeback`, `chargeback-won`,
 * `chargeback-lost`. An open room goes on with what remains.
 */
export async function moveMoney(
  visit: Visit,
  of: Disputed,
  { was, state, steps }: { was: ChargebackState | null; state: ChargebackState; steps: readonly Step[] },
): Promise<Moved> {
  let { frozen } = of
  let refunded = 0
  for (const step of steps) {
    if (step === 'take') frozen = await take(visit, of)
    else if (step === 'refund') refunded = await refund(visit, of)
    else await settle(visit, { ...of, frozen }, step, was)
  }
  const settledAt = state === 'open' || state === 'inquiry' ? {} : { settled_at: visit.now() }
  if (state !== was) await keepState(visit.db, of.id, { state, ...settledAt })
  if (steps.length > 0) {
    await refitMeter(visit.db, of.owner.id)
    whenCommitted(visit, () => visit.app.realtime.emit(`user:${of.owner.id}`, 'wallet', {}))
  }
  return { frozen, refunded }
}

/** Cents of a payment that are unused: neither spent, nor counted by an open room. */
async function unusedOf({ db }: Visit, { owner, orderId }: Disputed): Promise<number> {
  await lockPaidOrders(db, owner.id)
  await yieldReserved(db, owner.siteId, owner.id)
  await lockCredit(db, owner.id)
  const orders = await refundableOrders(db, owner.id)
  const { balance } = await walletBalance(db, owner.siteId, owner.id)
  return unspentOf(orders, balance).get(orderId) ?? 0
}

async function take(visit: Visit, of: Disputed): Promise<number> {
  const frozen = Math.min(of.amount, await unusedOf(visit, of))
  await keepState(visit.db, of.id, { state: 'open', frozen })
  const taken = { payment_provider: of.amount, chargebacks: -of.amount }
  await postOf(visit, 'chargeback', of, { ...taken, client_wallet: -frozen, client_frozen: frozen })
  return frozen
}

async function settle(visit: Visit, of: Disputed, step: 'keep' | 'return', was: ChargebackState | null) {
  const { amount, frozen } = of
  await keepState(visit.db, of.id, { state: step === 'keep' ? 'lost' : 'won' })
  if (step === 'keep') {
    const lost = { chargebacks: amount, client_frozen: -frozen, chargeback_losses: frozen - amount }
    await postOf(visit, 'chargeback-lost', of, lost)
  } else {
    const from =
      was === 'lost' ? { chargeback_losses: amount - frozen } : { chargebacks: amount, client_frozen: -frozen }
    await postOf(visit, 'chargeback-won', of, { payment_provider: -amount, client_wallet: frozen, ...from })
  }
}

/** Gives what is unused of a payment back to its card, before its bank disputes it. */
async function refund(visit: Visit, of: Disputed): Promise<number> {
  const amount = await unusedOf(visit, of)
  if (amount > 0) await refundOrder(visit, of.owner, { orderId: of.orderId, amount })
  await keepState(visit.db, of.id, { state: 'warning', refunded: amount })
  return amount
}

const clients: readonly AccountKind[] = ['client_wallet', 'client_frozen']

async function postOf(
  { db }: Visit,
  kind: 'chargeback' | 'chargeback-won' | 'chargeback-lost',
  { id, owner, orderId }: Disputed,
  amounts: Partial<Record<AccountKind, number>>,
): Promise<void> {
  // Frozen credit that the bank keeps takes its VAT with it, and brings it back where the bank gives it back after all.
  const { client_wallet: cents = 0, client_frozen: waiting = 0 } = amounts
  await lockCredit(db, owner.id)
  const vat = await creditOfOrder(db, orderId, { cents, waiting })
  const moved = Object.entries(amounts).map(
    ([account, amount]): Entry => ({
      account: {
        kind: account as AccountKind,
        siteId: owner.siteId,
        ownerId: clients.includes(account as AccountKind) ? owner.id : 0,
      },
      amount,
    }),
  )
  const entries = [...moved, ...declaring(vat, owner)]
  await post(db, kind, `chargeback:${id}`, { order: orderId, ...regimeOf(vat) }, entries)
}
