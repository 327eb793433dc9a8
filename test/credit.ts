import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Visit } from '../src/app.ts'
import { lockHold } from '../src/features/consult/care/hold-queries.server.ts'
import { holdRoom } from '../src/features/consult/care/hold-room.server.ts'
import { settleHold } from '../src/features/consult/care/settle-hold.server.ts'
import { postBill } from '../src/features/consult/consultations/post-bill.server.ts'
import { findConsultation } from '../src/features/consult/rooms/queries.server.ts'
import { insertReceipt } from '../src/features/consult/rooms/receipts.server.ts'
import { billFor } from '../src/features/consult/rooms/rules.ts'
import { insertOrder } from '../src/features/house/ledger/order-queries.server.ts'
import { walletBalance } from '../src/features/house/ledger/queries.server.ts'
import { refundOrder } from '../src/features/house/ledger/refund-balance.server.ts'
import { refundConsultation } from '../src/features/house/ledger/refund-consultation.server.ts'
import { refundableOrders } from '../src/features/house/ledger/refund-queries.server.ts'
import type { Bearer } from '../src/features/house/ledger/refund-rules.ts'
import { unspentOf } from '../src/features/house/ledger/rules.ts'
import { systemVisit } from '../src/features/house/session/open-visit.server.ts'
import type { ChargebackState } from '../src/features/money/chargebacks/rules.ts'
import { settleDispute } from '../src/features/money/chargebacks/settle-dispute.server.ts'
import { settleOrder } from '../src/features/money/wallet/settle-order.server.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { needed } from '../src/platform/needed/needed.ts'
import { addConsultation } from './consultations.ts'
import { fund } from './consulting.ts'
import { addClient } from './people.ts'
import { addPsychic } from './psychics.ts'
import type { TestApp } from './test-app.ts'
import { type Regime, setVatDue } from './vat-due.ts'

interface Order {
  id: number
  reference: string
}

/** A client whose credit moves by the use cases alone, a cent of it for each second, without rooms. */
export class Credit {
  readonly id: number
  readonly orders: Order[] = []
  /** Consultations that were billed, and those that wait for a decision. */
  readonly billed: number[] = []
  readonly held: number[] = []
  private readonly disputes = new Map<Order, string>()
  private readonly test: TestApp
  private readonly psychicId: number

  private constructor(test: TestApp, id: number, psychicId: number) {
    this.test = test
    this.id = id
    this.psychicId = psychicId
  }

  static async open(test: TestApp): Promise<Credit> {
    const { id } = await addClient(test)
    return new Credit(test, id, (await addPsychic(test.owner, {})).id)
  }

  private get visit(): Visit {
    return systemVisit(this.test.app, this.test.app.sites[0])
  }

  private get owner() {
    return { id: this.id, siteId: 99 }
  }

  balance = () => walletBalance(this.test.app.db, 99, this.id)

  async buy(due: Regime, amount: number, credit = amount): Promise<number> {
    await setVatDue(this.test, due)
    await this.test.advance(1)
    const reference = randomUUID()
    const id = await insertOrder(this.test.app.db, {
      ...{ siteId: 99, userId: this.id, packId: 'credit-10', amount, credit, offered: 0, termsVersion: 1 },
      ...{ provider: 'sandbox', reference, checkout: null, returnTo: '/wallet', consultationId: null, touchId: null },
      at: this.test.now(),
    })
    const outcome = { paid: { payment: null, threeDSecure: null } }
    await settleOrder(this.visit, { provider: 'sandbox', reference, ...outcome })
    this.orders.push({ id, reference })
    return id
  }

  give = (promotional: number) => fund(this.test, this.id, { promotional })

  /** Bills so many cents, or what there is: offered credit first. */
  async spend(cents: number, held = false): Promise<number | null> {
    const { balance, promotional } = await this.balance()
    const seconds = Math.min(cents, balance + promotional)
    if (seconds === 0) return null
    const { owner, app } = this.test
    const id = await addConsultation(owner, { clientId: this.id, psychicId: this.psychicId, pickUp: 1 })
    await sql`update consultations set price_per_minute = 60 where id = ${id}`.execute(owner)
    await sql`insert into meters (consultation_id, state, price_per_minute, metered_ms, funded_ms, free_ms,
        client_heard_at, client_lease_ms, psychic_heard_at, psychic_lease_ms, psychic_is_automaton)
      values (${id}, 'ended', 60, ${seconds * 1000}, ${seconds * 1000}, 0, app_now(), 1, app_now(), 1, false)`.execute(
      owner,
    )
    await inTransaction(this.visit, async (visit) => {
      const consultation = needed(await findConsultation(app.db, id), 'the consultation')
      const bill = billFor({ ...consultation, meteredMs: seconds * 1000, freeSeconds: 0 }, false)
      const posted = await postBill(visit, consultation, bill, { promotional, held })
      if (held) await holdRoom(visit, { consultation, bill, pressed: false })
      const before = balance + promotional
      await insertReceipt(visit.db, {
        ...{ consultationId: id, ...bill, giftSeconds: 0, pricePerMinute: 60, waived: false, ...posted },
        ...{ balanceBefore: before, balanceAfter: before - bill.total },
      })
    })
    ;(held ? this.held : this.billed).push(id)
    return id
  }

  async settle(id: number, outcome: 'charge' | 'refund' | 'share'): Promise<void> {
    this.held.splice(this.held.indexOf(id), 1)
    await inTransaction(this.visit, async (visit) => {
      const hold = needed(await lockHold(visit.db, id), 'the hold')
      await settleHold(visit, hold, { outcome, timeBack: false, by: null, confirmedBy: null, at: this.test.now() })
    })
    if (outcome === 'charge') this.billed.push(id)
  }

  /** Gives back so many cents of a bill, or what is left of it. */
  async refund(id: number, cents: number, bearer: Bearer = 'psychic'): Promise<number> {
    const { rows } = await sql<{ left: number; transactionId: number }>`
      select r.total - coalesce((select sum((t.details->>'amount')::bigint) from ledger_transactions t
          where t.kind = 'refund' and (t.reference = 'consultation:' || r.consultation_id
            or t.reference like 'consultation:' || r.consultation_id || ':%')), 0)::bigint as left,
        r.transaction_id as "transactionId" from receipts r where r.consultation_id = ${id}`.execute(this.test.owner)
    const { left, transactionId } = rows[0]!
    const amount = Math.min(cents, left)
    if (amount === 0) return 0
    const of = { consultationId: id, siteId: 99, clientId: this.id, psychicId: this.psychicId, vatPercent: 20 }
    await inTransaction(this.visit, (visit) => refundConsultation(visit, { ...of, transactionId }, { amount, bearer }))
    return amount
  }

  /** Gives so many cents of an order back to its payment, or what of it is unspent. */
  async payBack(place: number, cents: number): Promise<number> {
    const order = this.orders[place % this.orders.length]
    if (!order) return 0
    const { balance } = await this.balance()
    const unspent = unspentOf(await refundableOrders(this.test.app.db, this.id), balance).get(order.id) ?? 0
    const amount = Math.min(cents, unspent)
    if (amount > 0) {
      await inTransaction(this.visit, (visit) => refundOrder(visit, this.owner, { orderId: order.id, amount }))
    }
    return amount
  }

  /** What a bank says of an order's payment, the first time or again. */
  async dispute(place: number, state: ChargebackState): Promise<void> {
    const order = this.orders[place % this.orders.length]
    if (!order) return
    const dispute = this.disputes.get(order) ?? randomUUID()
    this.disputes.set(order, dispute)
    await settleDispute(this.visit, this.owner, {
      ...{ provider: 'sandbox', dispute, reference: order.reference },
      reading: {
        ...{ state, amount: null, currency: null, reason: 'general', fee: null, dueBy: null, answered: false },
        openedAt: this.test.now(),
      },
    } as Parameters<typeof settleDispute>[2])
  }

  /** Every bank that has not decided gives the payment back. */
  async endDisputes(): Promise<void> {
    for (const [order, dispute] of this.disputes) {
      const open = this.test.owner.selectFrom('chargebacks').select('id').where('provider_dispute', '=', dispute)
      const isOpen = (await open.where('state', '=', 'open').execute()).length > 0
      if (isOpen) await this.dispute(this.orders.indexOf(order), 'won')
    }
  }

  /** What consultations took of this client's credit in the end, in cents. */
  async consumed(): Promise<number> {
    const { rows } = await sql<{ cents: number }>`
      select -coalesce(sum(e.amount), 0)::bigint as cents from ledger_entries e
      join ledger_accounts a on a.id = e.account_id and a.owner_id = ${this.id}
        and a.kind in ('client_wallet', 'client_promotional', 'client_held')
      join ledger_transactions t on t.id = e.transaction_id
        and t.kind in ('consultation', 'care-release', 'refund')`.execute(this.test.owner)
    return rows[0]!.cents
  }

  /** The VAT of everything that was posted for this client. */
  async vat(): Promise<number> {
    const { rows } = await sql<{ vat: number }>`
      select coalesce(sum(e.amount), 0)::bigint as vat from ledger_entries e
      join ledger_accounts a on a.id = e.account_id and a.kind = 'vat'
      where e.transaction_id in (select o.transaction_id from ledger_entries o
        join ledger_accounts b on b.id = o.account_id
        where b.kind like 'client\\_%' and b.owner_id = ${this.id})`.execute(this.test.owner)
    return rows[0]!.vat
  }
}
