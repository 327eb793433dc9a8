import { beforeAll, expect, test } from 'vitest'
import { useDisputedPayments, walletOf } from '../../../../test/disputed-payments.ts'
import { attempt, moving } from '../../../../test/ledger/attempt.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import type { Entry } from '../../house/ledger/queries.server.ts'
import type { ChargebackState } from './rules.ts'

const bank = await useDisputedPayments()
const { site } = bank
let client: Client
let thief: Client
let order: number

beforeAll(async () => {
  client = await addClient(site)
  thief = await addClient(site)
  const reference = await bank.pay(client.browser)
  ;({ id: order } = await site.owner
    .selectFrom('orders')
    .select('id')
    .where('provider_reference', '=', reference)
    .executeTakeFirstOrThrow())
})

/** A row as somebody with the application's role may write it. */
async function row(state: ChargebackState, frozen = 0, amount = 2000): Promise<string> {
  const { id } = await site.app.db
    .insertInto('chargebacks')
    .values({
      site_id: 99,
      order_id: order,
      provider: 'stripe',
      provider_dispute: crypto.randomUUID(),
      state,
      reason: 'general',
      amount,
      frozen,
      opened_at: site.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `chargeback:${id}`
}
const ask = (name: string, reference: string, ...moved: readonly Entry[][]) =>
  attempt(site.app.db, name, { reference, moved: moved.flat() })
const taken = (amount = 2000) => moving(amount, ['chargebacks', 0], ['payment_provider', 0])
const back = () => moving(2000, ['payment_provider', 0], ['chargebacks', 0])

test.each<[what: string, why: string, attack: () => Promise<boolean>]>([
  ['a chargeback without a row', 'a disputed payment', () => ask('post_chargeback', 'chargeback:999999', taken())],
  [
    'a chargeback that no bank opened',
    'a bank that took the payment back',
    async () => ask('post_chargeback', await row('inquiry'), taken()),
  ],
  [
    'a chargeback above its payment',
    'a disputed payment',
    async () => ask('post_chargeback', await row('open', 0, 2001), taken(2001)),
  ],
  [
    'a chargeback that freezes less than it says',
    'the amounts of its chargeback',
    async () => ask('post_chargeback', await row('open', 500), taken()),
  ],
  [
    'a chargeback that freezes somebody else’s credit',
    'accounts of its own',
    async () =>
      ask(
        'post_chargeback',
        await row('open', 500),
        taken(),
        moving(500, ['client_wallet', thief.id], ['client_frozen', thief.id]),
      ),
  ],
  [
    'credit given back that no bank had taken',
    'a bank that gave the payment back',
    async () => ask('post_chargeback_won', await row('won'), back()),
  ],
  [
    'a loss of what no bank had taken',
    'a bank that kept the payment',
    async () =>
      ask('post_chargeback_lost', await row('lost'), moving(2000, ['chargeback_losses', 0], ['chargebacks', 0])),
  ],
])('%s is refused', async (_what, why, attack) => {
  await expect(attack()).rejects.toMatchObject({ code: '42501', message: `no posting without ${why}` })
  await site.owner.deleteFrom('chargebacks').execute()
})

test('a refund of a disputed payment is refused by the database itself', async () => {
  await row('open')
  const { id } = await site.app.db
    .insertInto('order_refunds')
    .values({ order_id: order, amount: 500, asked_at: site.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refund = moving(500, ['client_wallet', client.id], ['payment_provider', 0])
  await expect(ask('post_payment_refund', `refund:${id}`, refund)).rejects.toMatchObject({
    message: 'no posting without a payment that nobody disputes',
  })
  await site.owner.updateTable('chargebacks').set({ state: 'lost' }).execute()
  await expect(ask('post_payment_refund', `refund:${id}`, refund)).rejects.toMatchObject({
    message: 'no posting without a payment that covers it',
  })
})

test('nothing of this moved anything', async () => {
  expect(await walletOf(client.browser)).toMatchObject({ balance: 2000, frozen: 0 })
  expect(await bank.accounts()).toEqual({ disputed: 0, lost: 0 })
})
