import { expect, test } from 'vitest'
import { consulted, type Pair, receiptOf } from '../../../../test/consulting.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { addStaff, shownCode } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()

/** A disputed consultation, and how its refund is asked for under one key. */
async function disputed() {
  const { pair, id } = await consulted(site)
  await pair.client.post(`/api/consultations/${id}/end`)
  await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'La ligne a coupé.' })
  const support = await addStaff(site, 'support')
  const refund = async (amount: number) => {
    const body = { amount, reason: 'La coupure vient de chez nous.' }
    const key = { 'idempotency-key': `dispute-${id}` }
    return (await support.browser.post(`/api/admin/disputes/${id}/refund`, body, key)).body
  }
  const { total } = await receiptOf(pair, id)
  return { pair, id, support, refund, total }
}
const balanceOf = async ({ client }: Pair) => (await client.get('/api/wallet')).body.wallet.balance

test('a refund refused for an expired code succeeds with the same key and a fresh code, exactly once', async () => {
  const { pair, support, refund, total } = await disputed()
  await site.advance(6 * 60)
  const before = await balanceOf(pair)
  expect((await refund(total)).api.error.code).toBe(4202)
  const { browser, id } = support
  const fresh = await browser.post('/api/admin/second-factor', { code: await shownCode(site, id) })
  expect(fresh.status).toBe(200)
  const done = await refund(total)
  expect(done).toMatchObject({ api: { ok: 1 }, settled: true })
  expect(await refund(total)).toEqual(done)
  expect((await balanceOf(pair)) - before).toBe(total)
})

test('under one key a refund runs once at a time, and pays one amount only', async () => {
  const { pair, id, refund, total } = await disputed()
  const before = await balanceOf(pair)
  // A transaction can't be left while it awaits what waits for its lock.
  const { first } = await site.owner.transaction().execute(async (db) => {
    await db.selectFrom('disputes').select('status').where('consultation_id', '=', id).forUpdate().execute()
    const waiting = refund(total)
    await expect.poll(() => waitingForLocks(site.owner)).toBe(1)
    expect((await refund(total)).api.error.code).toBe(409)
    return { first: waiting }
  })
  expect([await first, await refund(total)]).toMatchObject(Array(2).fill({ api: { ok: 1 }, settled: true }))
  expect((await refund(total - 50)).api.error.code).toBe(4003)
  expect((await balanceOf(pair)) - before).toBe(total)
})
