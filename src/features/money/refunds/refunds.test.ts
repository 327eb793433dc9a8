import { afterAll, expect, test } from 'vitest'
import { addPair, fund, openRoom } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { postAny } from '../../../../test/ledger/post-any.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { startStripeServer, stripeSettings } from '../../../../test/stripe-server.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { walletJobs } from '../wallet/jobs.server.ts'
import { action, loader } from './refunds.page.tsx'

const stripe = await startStripeServer()
const site = useTestApp(stripeSettings(stripe))
afterAll(() => stripe.close())

/** Buys a pack, and returns our reference of its payment. */
async function pay({ browser }: Client, packId: string): Promise<string> {
  const { body } = await browser.post('/api/wallet/top-ups', { packId })
  const reference = body.topUp.url.split('/').at(-1)
  stripe.act(reference, 'pay')
  await browser.post(`/api/wallet/top-ups/${reference}/confirmation`)
  return reference
}

const spend = ({ id }: Client, amount: number) =>
  postAny(site.owner, 'test', `spent ${id} ${amount}`, [
    { account: { kind: 'client_wallet', siteId: 99, ownerId: id }, amount: -amount },
    { account: { kind: 'site_revenue', siteId: 99, ownerId: 0 }, amount },
  ])
const work = () =>
  site.jobs.drain(async (name, data) => walletJobs.find(({ kind }) => kind.name === name)?.run(site.app, data as never))
const refundedTo = (reference: string) => stripe.sessionOf(reference).payment?.refunded
const refund = ({ browser }: Client) => browser.post('/api/wallet/refunds')

test('unspent credit of three payments goes back to two of them, the oldest first, never above what each bears', async () => {
  const client = await addClient(site)
  const references = [await pay(client, 'credit-10'), await pay(client, 'credit-10'), await pay(client, 'credit-20')]
  await spend(client, 2760)
  const { body } = await client.browser.get('/api/wallet/refunds')
  expect([body.refundable, body.parts.map(({ amount }: { amount: number }) => amount)]).toEqual([1240, [1000, 240]])
  expect((await refund(client)).body).toMatchObject({ returned: 1240 })
  expect((await client.browser.get('/api/wallet')).body.wallet.balance).toBe(0)
  await work()
  expect(references.map(refundedTo)).toEqual([1000, 240, 0])
  await pay(client, 'credit-20')
  await spend(client, 500)
  await refund(client)
  await work()
  expect(references.map(refundedTo)).toEqual([1000, 1000, 740])
})

test('many refunds at once give back each cent once', async () => {
  const client = await addClient(site)
  const reference = await pay(client, 'credit-20')
  const answers = await Promise.all(Array.from({ length: 16 }, () => refund(client)))
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.returned)).toEqual([2000])
  const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.api.error.code))
  expect([...codes]).toEqual([4410])
  await work()
  expect(refundedTo(reference)).toBe(2000)
})

test('under one key a refund runs once at a time', async () => {
  const client = await addClient(site)
  await pay(client, 'credit-20')
  const again = () =>
    client.browser.post('/api/wallet/refunds', undefined, { 'idempotency-key': `refund-${client.id}` })
  // A transaction can't be left while it awaits what waits for its lock.
  const { first } = await site.owner.transaction().execute(async (db) => {
    await db.selectFrom('orders').select('id').where('user_id', '=', client.id).forUpdate().execute()
    const waiting = again()
    await expect.poll(() => waitingForLocks(site.owner)).toBe(1)
    expect((await again()).body.api.error.code).toBe(409)
    return { first: waiting }
  })
  expect([(await first).body.returned, (await again()).body.returned]).toEqual([2000, 2000])
})

test('the client follows each refund: asked, passed on to the bank, or with the staff', async () => {
  const client = await addClient(site)
  await pay(client, 'credit-10')
  await refund(client)
  const states = async () =>
    (await client.browser.get('/api/wallet/refunds')).body.refunds.map(({ state }: { state: string }) => state)
  expect(await states()).toEqual(['asked'])
  await work()
  expect(await states()).toEqual(['done'])
  await pay(client, 'credit-10')
  await refund(client)
  await site.owner
    .updateTable('order_refunds')
    .set({ given_up_at: site.now() })
    .where('provider_reference', 'is', null)
    .execute()
  expect(await states()).toEqual(['withStaff', 'done'])
})

test('what is reserved for an open consultation stays, and so does promotional credit', async () => {
  const pair = await addPair(site, { cents: 0 })
  await fund(site, pair.clientId, { promotional: 300 })
  const client = { id: pair.clientId, browser: pair.client }
  await pay(client, 'credit-20')
  await openRoom(pair)
  const { wallet } = (await pair.client.get('/api/wallet')).body
  const { body } = await refund(client)
  expect(body.returned ?? 0).toBe(wallet.balance)
  expect((await pair.client.get('/api/wallet')).body.wallet).toMatchObject({ balance: 0, reserved: wallet.reserved })
})

test('without bought credit there is nothing to refund, by the call or by the page', async () => {
  const client = await addClient(site)
  expect((await refund(client)).body.api.error.code).toBe(4410)
  const form = { key: 'nothing' }
  expect((await sendForm(site, action, '/wallet/remboursement', form, client.browser)).data.refusal.message).toContain(
    'rembourser',
  )
})

test('the page refunds once, however often its form is sent, and a mail confirms it', async () => {
  const client = await addClient(site, { email: 'a.rembourser@example.test' })
  await pay(client, 'credit-20')
  const page = await openPage(site, loader, '/wallet/remboursement', client.browser)
  expect(page.data).toMatchObject({ refundable: 2000, parts: [{ amount: 2000 }] })
  const form = { key: page.data.formKey }
  const sent = [
    await sendForm(site, action, '/wallet/remboursement', form, client.browser),
    await sendForm(site, action, '/wallet/remboursement', form, client.browser),
  ]
  expect(sent.map(({ data }) => data)).toEqual([{ returned: 2000 }, { returned: 2000 }])
  expect((await sendForm(site, action, '/wallet/remboursement', {}, client.browser)).data.refusal).toBeTruthy()
  const mails = await mailsTo(site, 'a.rembourser@example.test')
  expect(mails.filter(({ subject }) => subject.includes('remboursement'))).toHaveLength(1)
})
