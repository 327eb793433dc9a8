import { expect, test } from 'vitest'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { listRows } from './queries.server.ts'
import { withReturns } from './read-returns.server.ts'

const site = useTestApp()
const MONDAY_MORNING = { day: 1, from_minute: 570, to_minute: 720 }
// The Saturday before summer time begins: on Monday, 9 h 30 is an hour earlier for the world.
const saturday = new Date('2026-03-28T20:00:00Z')

const backOf = async (id: number, now = saturday) => {
  const rows = await withReturns(site.app.db, await listRows(site.app.db, { siteId: 99, channels: ['chat'] }), now)
  const row = rows.find((one) => one.id === id)
  return row?.back && `${row.back.at.toISOString()} ${row.back.said}`
}
const withHours = async (given: object = {}) => {
  const { id } = await addPsychic(site.owner, given)
  await site.owner
    .insertInto('psychic_hours')
    .values({ psychic_id: id, ...MONDAY_MORNING })
    .execute()
  return id
}

test('a psychic who is offline is back by their hours, summer time and holidays included', async () => {
  const id = await withHours()
  expect(await backOf(id)).toBe('2026-03-30T07:30:00.000Z weekday')
  expect(await backOf(id, new Date('2026-03-30T08:00:00Z'))).toBeNull()
  await site.owner
    .insertInto('psychic_holidays')
    .values({ psychic_id: id, from_day: '2026-03-30', to_day: '2026-03-31' })
    .execute()
  expect(await backOf(id)).toBe('2026-04-06T07:30:00.000Z date')
  await site.owner
    .insertInto('psychic_day_hours')
    .values({ psychic_id: id, day: '2026-03-29', spans: [600, 660] })
    .execute()
  expect(await backOf(id)).toBe('2026-03-29T08:00:00.000Z tomorrow')
})

test('nothing is told of a psychic without hours, or of one who is there', async () => {
  const { id } = await addPsychic(site.owner)
  expect(await backOf(id)).toBeUndefined()
  expect(await backOf(await withHours({ present: true }))).toBeUndefined()
})

test('the list of the site tells it, of one who is away too', async () => {
  const id = await withHours()
  await site.owner
    .insertInto('presences')
    .values({ psychic_id: id, channels: [], lease_until: new Date(site.now().getTime() + 60_000) })
    .execute()
  const { psychics } = (await site.browser().get('/api/psychics')).body
  const found = psychics.find((one: { id: number }) => one.id === id)
  expect(found).toMatchObject({ status: 'away', back: { at: expect.stringMatching(/^\d{4}-.*Z$/) } })
})
