import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { addClient, proveMobile } from '../../../../test/people.ts'
import { startStripeServer, stripeSettings } from '../../../../test/stripe-server.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { moneyLaws } from '../reconciliation/laws.ts'
import { listFaults } from '../reconciliation/queries.server.ts'
import { paymentsJobs } from './jobs.server.ts'

/** 10,000 for the promise of the house: NOTICE_RUNS=10000 npx vitest run orders-of-notices */
const RUNS = Number(process.env.NOTICE_RUNS ?? 25)
const SEED = Number(process.env.NOTICE_SEED ?? 20_261_123)

const stripe = await startStripeServer()
const site = useTestApp(stripeSettings(stripe))
afterAll(() => stripe.close())

const types = ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired']
/** What may happen to a payment, in any order and any number of times. */
const deeds = ['pay', 'notice', 'double', 'confirm', 'work', 'poll'] as const

const step = fc.record({
  deed: fc.constantFrom(...deeds),
  which: fc.nat(1),
  type: fc.constantFrom(...types),
})

const work = (name: string, data: unknown) =>
  paymentsJobs.find(({ kind }) => kind.name === name)?.run(site.app, data as never) as Promise<void>
const drain = () => site.jobs.drain(work)

test(`${RUNS} random orders of payments, notices, returns and jobs: each payment is credited once`, async () => {
  const post = (body: string, signature: string) =>
    site.browser().post('/api/payments/notices/stripe', body, { 'stripe-signature': signature })
  const steps = fc.array(step, { minLength: 4, maxLength: 16 })
  for (const given of fc.sample(steps, { numRuns: RUNS, seed: SEED })) {
    // One account may not buy this much, and no crowd of accounts without a mobile.
    const { id, browser } = await addClient(site)
    await proveMobile(site, id)
    const references: string[] = []
    for (const packId of ['credit-10', 'credit-20']) {
      const { body } = await browser.post('/api/wallet/top-ups', { packId })
      references.push(body.topUp.url.split('/').at(-1))
    }
    const paid = new Set<string>()
    const sent: { body: string; signature: string }[] = []
    for (const { deed, which, type } of given) {
      const reference = references[which] ?? ''
      if (deed === 'pay' && !paid.has(reference)) {
        stripe.act(reference, 'pay')
        paid.add(reference)
      }
      if (deed === 'notice') sent.push(stripe.notice(reference, `checkout.session.${type}`, site.now()))
      const last = sent.at(which === 0 ? -1 : 0)
      if ((deed === 'notice' || deed === 'double') && last) await post(last.body, last.signature)
      if (deed === 'confirm') await browser.post(`/api/wallet/top-ups/${reference}/confirmation`)
      if (deed === 'work') await drain()
      if (deed === 'poll') await work('read-open-payments', {})
    }
    for (const reference of paid) {
      const { body, signature } = stripe.notice(reference, undefined, site.now())
      await Promise.all([post(body, signature), browser.post(`/api/wallet/top-ups/${reference}/confirmation`)])
    }
    await drain()
    const expected = [...paid].reduce((sum, reference) => sum + (stripe.sessionOf(reference).amount_total ?? 0), 0)
    const { wallet } = (await browser.get('/api/wallet')).body
    expect(wallet.balance, JSON.stringify(given)).toBe(expected)
    for (const reference of references) stripe.forget(reference)
  }
  for (const { name, faults } of moneyLaws) {
    expect(await listFaults(site.app.db, faults), name).toEqual({ count: 0, rows: [] })
  }
  expect(stripe.faults).toEqual([])
}, 3_600_000)
