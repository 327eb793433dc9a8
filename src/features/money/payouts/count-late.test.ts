import { expect, test } from 'vitest'
import { addPair, openRoom, talk, write } from '../../../../test/consulting.ts'
import { givePayee } from '../../../../test/payees.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp({ PAYOUT_DAY: '18' })
const DAY = 86_400

const late = async (): Promise<number | undefined> => {
  const { browser } = await addStaff(site, 'admin')
  const { alerts } = (await browser.get('/api/admin/dashboard/7')).body.row
  return alerts.find(({ kind }: { kind: string }) => kind === 'payouts')?.count
}

test('from the day of transfers on the dashboard tells how many psychics wait, until they are paid', async () => {
  for (const name of ['Aline', 'Blanche']) {
    const pair = await addPair(site, { cents: 10_000, psychic: { name } })
    const id = await openRoom(pair)
    await write(pair.psychic, id)
    await talk(site, pair, id, 120)
    await pair.client.post(`/api/consultations/${id}/end`)
    // Without a bank account nobody can be paid.
    if (name === 'Aline') await givePayee(site, pair.psychicId, 'Aline d’Albe')
  }
  expect(site.now().toISOString().slice(0, 10)).toBe('2026-11-21')
  await site.advance(26 * DAY)
  expect(site.now().toISOString().slice(0, 10)).toBe('2026-12-17')
  expect(await late()).toBeUndefined()
  await site.advance(DAY)
  expect(await late()).toBe(1)
  const { browser } = await addStaff(site, 'admin')
  expect((await browser.post('/api/admin/payouts', { month: '2026-11' })).status).toBe(200)
  expect(await late()).toBeUndefined()
})
