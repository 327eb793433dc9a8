import { systemVisit } from '../src/features/house/session/open-visit.server.ts'
import { settleOrder } from '../src/features/money/wallet/settle-order.server.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './test-app.ts'

/** Buys credit as this browser; returns the order's id. */
export async function buyCredit({ app }: TestApp, browser: Browser, packId = 'credit-20'): Promise<number> {
  const { body } = await browser.post('/api/wallet/top-ups', { packId })
  const reference = body.topUp.url.split('/').at(-1)
  await settleOrder(systemVisit(app, app.sites[0]), { provider: 'sandbox', reference, outcome: 'paid' })
  return body.topUp.orderId
}
