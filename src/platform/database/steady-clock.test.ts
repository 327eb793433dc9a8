import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { openSteadyClock } from './steady-clock.ts'

const HOUR = 3_600_000
const site = useTestApp()
const machine = Date.now
const log = pino({ level: 'silent' })

afterEach(() => {
  Date.now = machine
})

const databaseNow = async (): Promise<number> => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(site.app.db)
  return rows[0]!.at.getTime()
}

test.each([
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
])('a machine %s, from the start or since, has the hour of the database', async (_how, ms) => {
  Date.now = () => machine() + ms
  const wrongFromTheStart = await openSteadyClock(site.app.db, log)
  Date.now = machine
  const wrongSince = await openSteadyClock(site.app.db, log)
  Date.now = () => machine() + ms
  for (const clock of [wrongFromTheStart, wrongSince]) {
    const before = await databaseNow()
    const now = clock.now().getTime()
    const after = await databaseNow()
    expect(now).toBeGreaterThan(before - 1000)
    expect(now).toBeLessThan(after + 1000)
    await clock.stop()
  }
})
