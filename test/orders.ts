import { systemVisit } from '../src/features/house/session/open-visit.server.ts'
import { settleOrder } from '../src/features/money/wallet/settle-order.server.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './test-app.ts'

/** A paid order of a client, as a row. */
export const paidOrder = (userId: number, reference: string, at: Date) => ({
  site_id: 99,
  user_id: userId,
  pack_id: 'credit-10',
  amount: 1000,
  credit: 1000,
  terms_version: 1,
  provider: 'sandbox',
  provider_reference: reference,
  status: 'paid' as const,
  created_at: at,
})

const outcomes = {
  paid: { paid: { payment: null, threeDSecure: null } },
  refused: { refused: 'declined' },
} as const

/** Settles the sandbox's payment of an order, as its page does. */
export const settle = ({ app }: Pick<TestApp, 'app'>, reference: string, outcome: keyof typeof outcomes = 'paid') =>
  settleOrder(systemVisit(app, app.sites[0]), { provider: 'sandbox', reference, ...outcomes[outcome] })

/** Buys credit as this browser; returns the order's id. */
export async function buyCredit(test: TestApp, browser: Browser, packId = 'credit-20'): Promise<number> {
  const { body } = await browser.post('/api/wallet/top-ups', { packId })
  const reference = body.topUp.url.split('/').at(-1)
  await settle(test, reference)
  return body.topUp.orderId
}
