import { errors } from '../../src/errors.ts'
import type { StripeServer } from '../stripe-server.ts'
import type { Caller } from './caller.ts'
import { countKey, type Witness } from './witness.ts'

/** What is heard of a payment after it was made, in this order or all at once. */
const tidings = [
  ['notice'],
  ['notice', 'notice'],
  ['return'],
  ['notice', 'return'],
  ['return', 'notice', 'return'],
] as const

/** A client's purchases of credit, at the double of a payment provider. */
export class Purse {
  private readonly caller: Caller
  private readonly witness: Witness
  private readonly id: number
  private readonly stripe: StripeServer

  constructor(caller: Caller, witness: Witness, id: number, stripe: StripeServer) {
    this.caller = caller
    this.witness = witness
    this.id = id
    this.stripe = stripe
  }

  /** The money arrives if it was paid, whatever is heard of it, how often and in which order. */
  async topUp(): Promise<void> {
    const { caller, witness, stripe } = this
    countKey(witness.orderKeys, this.id)
    const { code, body } = await caller.keyed('/api/wallet/top-ups', { packId: 'credit-10', monthCap: null }, [
      'purchaseNotAccepted',
    ])
    if (code !== 0) return
    const reference: string = body.topUp.url.split('/').at(-1)
    const isPaid = caller.random.chance(0.8)
    witness.orders.set(body.topUp.orderId, { clientId: this.id, paid: isPaid })
    stripe.act(reference, isPaid ? 'pay' : 'expire')
    const given = caller.random.pick(tidings)
    const tell = (one: 'notice' | 'return') => (one === 'notice' ? this.notify(reference) : this.comeBack(reference))
    if (caller.random.chance(0.5)) await Promise.all(given.map(tell))
    else for (const one of given) await tell(one)
  }

  /** Where the notice is refused since a step of the clock made it old, its client comes back. */
  private async notify(reference: string): Promise<void> {
    this.witness.notices += 1
    const { body, signature } = this.stripe.notice(reference)
    const { code } = await this.caller.tell('/api/payments/notices/stripe', body, { 'stripe-signature': signature })
    if (code !== 0) await this.comeBack(reference)
  }

  private async comeBack(reference: string): Promise<void> {
    const path = `/api/wallet/top-ups/${reference}/confirmation`
    const { code, body } = await this.caller.post(path, {}, ['purchaseCancelled'])
    const isKnown = code === errors.purchaseCancelled.code || body.topUp?.status !== 'pending'
    if (!isKnown) this.witness.violate(`${reference}: still open after its payment`)
  }
}
