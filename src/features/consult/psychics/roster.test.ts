import { expect, test } from 'vitest'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { rosterOf } from './roster.server.ts'

const site = useTestApp({ ROSTER_MS: '400' })
const visit = () => systemVisit(site.app, site.app.sites[0])
const statusOf = async (id: number, of = visit()) => (await rosterOf(of)).find((row) => row.id === id)?.status

test('the cached roster serves everyone until it expires', async () => {
  const { id } = await addPsychic(site.owner)
  expect(await statusOf(id)).toBe('offline')
  await openPresence(site.owner, id, ['chat'], 60)
  await site.advance(0.399)
  expect(await statusOf(id)).toBe('offline')
  await site.advance(0.001)
  expect(await statusOf(id)).toBe('available')
})

test('a clock set back an hour does not extend the cache', async () => {
  const { id } = await addPsychic(site.owner)
  await site.advance(1)
  expect(await statusOf(id)).toBe('offline')
  await site.advance(-3600)
  await openPresence(site.owner, id, ['chat'], 60)
  expect(await statusOf(id)).toBe('available')
})

test('a transaction sees its own writes', async () => {
  const { id } = await addPsychic(site.owner, { present: true })
  await site.advance(1)
  expect(await statusOf(id)).toBe('available')
  await inTransaction(visit(), async (within) => {
    await within.db.updateTable('presences').set({ channels: [] }).where('psychic_id', '=', id).execute()
    expect(await statusOf(id, within)).toBe('away')
  })
  expect(await statusOf(id)).toBe('available')
})

test('concurrent requests read the roster once', async () => {
  await site.advance(1)
  const first = rosterOf(visit())
  expect(await Promise.all([rosterOf(visit()), rosterOf(visit())])).toEqual([await first, await first])
  expect(rosterOf(visit())).toBe(first)
})
