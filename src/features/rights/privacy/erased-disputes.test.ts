import { expect, test } from 'vitest'
import { useDisputedPayments } from '../../../../test/disputed-payments.ts'
import { addClient } from '../../../../test/people.ts'
import { eraseDue } from './erase-account.server.ts'

const bank = await useDisputedPayments()
const { site, stripe } = bank

/** A payment of 20 EUR; its account is erased once `before` is done. */
async function erasedAfter(before: (reference: string) => Promise<unknown>) {
  const { id, browser } = await addClient(site)
  const reference = await bank.pay(browser)
  await before(reference)
  const due = { leaves_at: new Date(site.now().getTime() - 1000) }
  await site.owner.updateTable('users').set(due).where('id', '=', id).execute()
  await eraseDue(site.app)
  await bank.work()
  const row = await site.owner.selectFrom('users').select('erased_at').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.erased_at).not.toBeNull()
  return { id, reference, refunded: () => stripe.sessionOf(reference).payment?.refunded }
}

const purses = (id: number) =>
  site.owner
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', id)
    .where('kind', 'like', 'client%')
    .where('balance', '<>', 0)
    .execute()

test('credit that is frozen when its account is erased goes to the card once the dispute is won', async () => {
  let dispute = ''
  const client = await erasedAfter(async (reference) => {
    dispute = await bank.dispute(reference)
  })
  expect([await purses(client.id), client.refunded()]).toEqual([[{ kind: 'client_frozen', balance: 2000 }], 0])
  await bank.laws()
  await bank.decide(dispute, 'won')
  expect([await purses(client.id), client.refunded()]).toEqual([[], 2000])
  await bank.laws()
})

test('credit that is frozen when its account is erased is taken once the dispute is lost', async () => {
  let dispute = ''
  const client = await erasedAfter(async (reference) => {
    dispute = await bank.dispute(reference)
  })
  await bank.decide(dispute, 'lost')
  expect([await purses(client.id), client.refunded()]).toEqual([[], 0])
  await bank.laws()
})

test('a dispute of an erased account’s payment, refunded when it left, is the house’s loss', async () => {
  const client = await erasedAfter(async () => {})
  expect(client.refunded()).toBe(2000)
  const before = await bank.accounts()
  const dispute = await bank.dispute(client.reference)
  await bank.decide(dispute, 'lost')
  expect(await bank.accounts()).toEqual({ ...before, lost: before.lost - 2000 })
  expect(await purses(client.id)).toEqual([])
  await bank.laws()
})

test('a warning about an erased account’s payment moves nothing', async () => {
  const client = await erasedAfter(async () => {})
  const warning = bank.disputes.warn(stripe, client.reference)
  await bank.hear(warning, 'radar.early_fraud_warning.created')
  expect(await bank.rowOf(warning)).toMatchObject({ state: 'warning', refunded: 0 })
  await bank.laws()
})
