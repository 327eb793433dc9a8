import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errors } from '../../src/errors.ts'
import { addBookablePair, advanceTo } from '../appointments.ts'
import { addClient } from '../people.ts'
import { useTestApp } from '../test-app.ts'
import { runsOf, seedOf, tell } from './runs.ts'

const RUNS = runsOf(60)
const SEED = seedOf(20_261_126)

const site = useTestApp()
const codes = new Set<number>(Object.values(errors).map(({ code }) => code))
const MINUTE = 60_000

// From the day before each change of the clocks, in 2027.
test.each([
  ['ordinary days', '2026-11-24T11:00:00Z'],
  ['the day that loses an hour', '2027-03-27T11:00:00Z'],
  ['the day that gains one', '2027-10-30T11:00:00Z'],
])(`${RUNS} bookings around %s: none but of a slot that is listed`, async (_which, from) => {
  await advanceTo(site, from)
  const night = { from: 60, to: 240 }
  const [pair, other] = [await addBookablePair(site, night), await addBookablePair(site, { from: 600, to: 720 })]
  const inputs = fc.record({
    psychic: fc.constantFrom(pair.psychicId, other.psychicId, 999_999),
    length: fc.constantFrom(15, 30, 45, 60, 20, -15),
    minutes: fc.oneof(
      fc.integer({ min: -2000, max: 4000 }),
      fc.integer({ min: 0, max: 160 }).map((at) => at * 15),
    ),
    seconds: fc.constantFrom(0, 0, 0, 1),
  })
  for (const { psychic, length, minutes, seconds } of fc.sample(inputs, { numRuns: RUNS, seed: SEED })) {
    const startsAt = new Date(site.now().getTime() + minutes * MINUTE + seconds * 1000).toISOString()
    const day = startsAt.slice(0, 10)
    const list = async () =>
      (await site.browser().get(`/api/psychics/${psychic}/slots?length=${length}&day=${day}`)).body
    const before = new Date(Date.parse(startsAt) - 86_400_000).toISOString().slice(0, 10)
    const listed = [
      ...((await list()).slots ?? []),
      ...((await site.browser().get(`/api/psychics/${psychic}/slots?length=${length}&day=${before}`)).body.slots ?? []),
    ]
    const { browser } = await addClient(site)
    const answer = await browser.post('/api/appointments', { psychicId: psychic, channel: 'chat', startsAt, length })
    const said = JSON.stringify({ startsAt, length, psychic, answer: answer.body })
    expect(answer.status, said).toBeLessThan(500)
    expect(answer.status === 200, said).toBe(listed.includes(startsAt))
    if (answer.status !== 200) expect(codes.has(answer.body.api.error.code), said).toBe(true)
  }
  tell('bookings', RUNS)
})
