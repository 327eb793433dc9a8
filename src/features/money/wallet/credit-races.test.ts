import { expect, test } from 'vitest'
import { Credit } from '../../../../test/credit.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { brokenLaws } from '../reconciliation/reconcile.server.ts'

const site = useTestApp()

test('purchases, bills and refunds of one client at once leave every law whole', async () => {
  const busy = await Credit.open(site)
  for (const due of ['sale', 'use', 'sale'] as const) await busy.buy(due, 3000)
  const rooms = [await busy.spend(700), await busy.spend(1900), await busy.spend(501)]
  const work = [
    ...rooms.flatMap((id) => [busy.refund(id!, 101), busy.payBack(0, 333), busy.payBack(2, 250)]),
    ...[7, 333, 1000].map((cents) => busy.spend(cents)),
    busy.dispute(2, 'open'),
    busy.payBack(1, 400),
  ]
  const refused = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected')
  // Whoever came too late for what another took is refused, as two refunds of one bill are.
  expect(refused.length).toBeLessThan(work.length / 2)
  for (const { reason } of refused as PromiseRejectedResult[]) expect(String(reason)).not.toContain('deadlock')
  expect(await brokenLaws(site.app.db, null)).toEqual([])
})
