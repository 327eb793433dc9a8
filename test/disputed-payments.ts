import { afterAll, expect } from 'vitest'
import { mailJobs } from '../src/features/house/mail/jobs.server.ts'
import { chargebacksJobs } from '../src/features/money/chargebacks/jobs.server.ts'
import { paymentsJobs } from '../src/features/money/payments/jobs.server.ts'
import { moneyLaws } from '../src/features/money/reconciliation/laws.ts'
import { listFaults } from '../src/features/money/reconciliation/queries.server.ts'
import { walletJobs } from '../src/features/money/wallet/jobs.server.ts'
import type { Browser } from './browser.ts'
import { StripeDisputes } from './stripe-disputes.ts'
import { startStripeServer, stripeSettings } from './stripe-server.ts'
import { useTestApp } from './test-app.ts'

const NOTICES = '/api/payments/notices/stripe'
const jobs = [...chargebacksJobs, ...paymentsJobs, ...walletJobs, ...mailJobs]

/** A site whose payments are made at a double of Stripe, where banks dispute them. For one test file. */
export async function useDisputedPayments() {
  const disputes = new StripeDisputes()
  const stripe = await startStripeServer(undefined, disputes.answer)
  const site = useTestApp(stripeSettings(stripe))
  afterAll(async () => {
    expect(stripe.faults).toEqual([])
    await stripe.close()
  })
  const work = () =>
    site.jobs.drain(async (name, data) => jobs.find(({ kind }) => kind.name === name)?.run(site.app, data as never))
  const run = (name: string) => jobs.find(({ kind }) => kind.name === name)?.run(site.app, {} as never)
  const post = (body: string, signature: string) =>
    site.browser().post(NOTICES, body, { 'stripe-signature': signature })

  return {
    disputes,
    stripe,
    site,
    work,
    run,
    post,
    /** Buys a pack, and returns our reference of its payment. */
    async pay(browser: Browser, packId = 'credit-20'): Promise<string> {
      const { body } = await browser.post('/api/wallet/top-ups', { packId })
      const reference = body.topUp.url.split('/').at(-1)
      stripe.act(reference, 'pay')
      await browser.post(`/api/wallet/top-ups/${reference}/confirmation`)
      return reference
    },
    /** The bank disputes a payment, and its notice is heard and worked on. */
    async dispute(reference: string, given?: Parameters<StripeDisputes['open']>[2]): Promise<string> {
      const dispute = disputes.open(stripe, reference, given)
      await this.hear(dispute)
      return dispute
    },
    /** A notice is posted as Stripe does, and worked on. */
    async hear(of: string, type = 'charge.dispute.updated') {
      const { body, signature } = disputes.notice(of, type, site.now())
      expect((await post(body, signature)).status).toBe(200)
      await work()
    },
    async decide(dispute: string, status: Parameters<StripeDisputes['decide']>[1]) {
      disputes.decide(dispute, status)
      await this.hear(dispute, 'charge.dispute.closed')
    },
    /** The site's own accounts that chargebacks move. */
    async accounts() {
      const rows = await site.owner
        .selectFrom('ledger_accounts')
        .select(['kind', 'balance'])
        .where('site_id', '=', 99)
        .where('kind', 'in', ['chargebacks', 'chargeback_losses'])
        .execute()
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0
      return { disputed: of('chargebacks'), lost: of('chargeback_losses') }
    },
    async rowOf(dispute: string) {
      return site.owner
        .selectFrom('chargebacks')
        .selectAll()
        .where('provider_dispute', '=', dispute)
        .executeTakeFirstOrThrow()
    },
    async laws() {
      for (const { name, faults } of moneyLaws) {
        expect(await listFaults(site.app.db, faults), name).toEqual({ count: 0, rows: [] })
      }
    },
  }
}

export const walletOf = async (browser: Browser) => (await browser.get('/api/wallet')).body.wallet
