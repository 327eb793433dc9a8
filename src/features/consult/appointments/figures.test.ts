import { expect, test } from 'vitest'
import { addBookablePair, advanceTo, book } from '../../../../test/appointments.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { State } from './rules.ts'

const site = useTestApp()

test('the figures say how the appointments of thirty days ended, and count none to come', async () => {
  const pairs = [await addBookablePair(site)]
  const ended: State[] = ['kept', 'kept', 'client-absent', 'psychic-absent', 'unmet', 'cancelled', 'refused', 'lapsed']
  const over = async (state: State) => {
    const { id, startsAt } = await book(site, pairs.at(-1)!, { hours: 3 })
    await site.owner.updateTable('appointments').set({ state, ended_at: site.now() }).where('id', '=', id).execute()
    await advanceTo(site, startsAt)
  }
  await over('kept')
  await site.advance(31 * 86_400)
  pairs.push(await addBookablePair(site))
  for (const state of ended) await over(state)
  await book(site, pairs.at(-1)!, { hours: 24 })
  const { browser } = await addStaff(site, 'admin')
  const read = async (by: typeof browser) => (await by.get('/api/admin/appointment-figures')).body.figures
  expect(await read(browser)).toEqual({
    over: 8,
    kept: 2,
    clientAbsent: 1,
    psychicAbsent: 1,
    unmet: 1,
    cancelled: 1,
    unconfirmed: 2,
  })
  const elsewhere = await addStaff(site, 'admin', { siteId: 100 })
  expect(await read(elsewhere.browser)).toMatchObject({ over: 0, kept: 0 })
})
