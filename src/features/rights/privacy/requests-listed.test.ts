import { expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()

test('staff see requested copies, leaving and erased clients by number and date, on their own brand only', async () => {
  const support = await addStaff(site, 'support')
  const rows = async (path: string) => (await support.browser.get(`/api/admin/${path}`)).body.rows
  const [stays, leaves, erased] = [await addClient(site), await addClient(site), await addClient(site)]
  const elsewhere = await addClient(site, { siteId: 100 })
  const at = site.now()
  const mark = (id: number, erased_at: Date | null) =>
    site.owner.updateTable('users').set({ leaves_at: at, erased_at }).where('id', '=', id).execute()
  for (const { id } of [leaves, elsewhere]) await mark(id, null)
  await mark(erased.id, at)
  for (const { id: user_id } of [stays, elsewhere]) {
    await site.owner.insertInto('data_exports').values({ user_id, asked_at: at, steps: 9 }).execute()
  }

  const iso = at.toISOString()
  expect(await rows('data-exports')).toEqual([
    { id: expect.any(Number), clientId: stays.id, askedAt: iso, finishedAt: null, done: 0, steps: 9 },
  ])
  expect(await rows('departures?erased=no')).toMatchObject([{ id: leaves.id, leavesAt: iso, erasedAt: null }])
  expect(await rows('departures?erased=yes')).toMatchObject([{ id: erased.id, erasedAt: iso }])
  expect(await rows('departures')).toHaveLength(2)
  expect(await rows(`departures?leavesFrom=${iso.slice(0, 4)}-12-31`)).toEqual([])
})
