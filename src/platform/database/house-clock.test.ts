import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addPsychic } from '../../../test/psychics.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { ClockFollower, type ClockReading, openHouseClock } from './house-clock.ts'

const HOUR = 3_600_000
const NOON = Date.parse('2026-11-22T12:00:00Z')
const site = useTestApp()
const machine = Date.now
const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })

/** A database's clock and some nodes' monotonic ones, moved by hand. */
let house: { kept: Omit<ClockReading, 'wall'>; wall: number; mono: number; readTakes: number }
beforeEach(() => {
  house = { kept: { skew: 0, version: 0, node: null, seen: null }, wall: NOON, mono: 1000, readTakes: 0 }
  lines.length = 0
})
afterEach(() => {
  Date.now = machine
})

function pass(ms: number) {
  house.wall += ms
  house.mono += ms
}

function openNode({ behind = 0 } = {}) {
  const asleep = { ms: behind }
  const clock = new ClockFollower(
    {
      async read() {
        house.mono += house.readTakes / 2
        const seen = { ...house.kept, wall: house.wall }
        house.mono += house.readTakes / 2
        return seen
      },
      async tellStep(version, skew, node) {
        if (house.kept.version !== version) return false
        house.kept = { ...house.kept, skew, version: version + 1, node }
        return true
      },
      async keep(seen) {
        house.kept.seen = Math.max(seen, house.kept.seen ?? 0)
      },
      monotonic: () => house.mono - asleep.ms,
    },
    log,
  )
  return { clock, asleep, house: () => clock.house().getTime(), now: () => clock.now().getTime() }
}

test.each([
  ['forward by 4 s', 4000],
  ['back by an hour', -HOUR],
])('a step %s moves the time and not the house clock, and is logged', async (_how, step) => {
  const node = openNode()
  await node.clock.begin()
  pass(10_000)
  house.wall += step
  await node.clock.look()
  expect(node.house()).toBe(NOON + 10_000)
  expect(node.now()).toBe(NOON + 10_000 + step)
  expect(house.kept).toMatchObject({ skew: step, version: 1 })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'clock-step', stepMs: step }])
  pass(5000)
  await node.clock.look()
  expect([node.house(), lines.length]).toEqual([NOON + 15_000, 1])
})

test('steps add up', async () => {
  const node = openNode()
  await node.clock.begin()
  for (const step of [4000, 4000, -1500]) {
    house.wall += step
    await node.clock.look()
  }
  expect(house.kept).toMatchObject({ skew: 6500, version: 3 })
  expect(node.house()).toBe(NOON)
})

test('of two nodes one reports a step, and a third that starts later has the same house clock', async () => {
  const [one, other] = [openNode(), openNode()]
  await one.clock.begin()
  await other.clock.begin()
  house.wall += HOUR
  await one.clock.look()
  await other.clock.look()
  const third = openNode()
  await third.clock.begin()
  expect([one, other, third].map((node) => node.house())).toEqual([NOON, NOON, NOON])
  expect([one, other, third].map((node) => node.now())).toEqual([NOON + HOUR, NOON + HOUR, NOON + HOUR])
  expect(house.kept.version).toBe(1)
})

test('a node whose machine slept is contradicted by the others, and adopts their time', async () => {
  const [slept, other] = [openNode(), openNode()]
  await slept.clock.begin()
  await other.clock.begin()
  pass(60_000)
  slept.asleep.ms = 60_000
  for (let looks = 0; looks < 3; looks += 1) {
    await slept.clock.look()
    await other.clock.look()
  }
  expect(house.kept).toMatchObject({ skew: 0, version: 2 })
  expect([slept.house(), other.house()]).toEqual([NOON + 60_000, NOON + 60_000])
})

test('a clock set back while no node ran does not set the house clock back, whichever node starts first', async () => {
  const before = openNode()
  await before.clock.begin()
  pass(60_000)
  await before.clock.look()
  house.wall -= HOUR
  const nodes = [openNode(), openNode()]
  await Promise.all(nodes.map(({ clock }) => clock.begin()))
  expect(nodes.map((node) => node.house())).toEqual([NOON + 60_000, NOON + 60_000])
  expect(nodes.map((node) => node.now())).toEqual([NOON + 60_000 - HOUR, NOON + 60_000 - HOUR])
  expect(house.kept).toMatchObject({ skew: -HOUR, version: 1 })
  pass(5000)
  for (const { clock } of nodes) await clock.look()
  expect([nodes[0]!.house(), lines.length]).toEqual([NOON + 65_000, 1])
})

test('a clock set forward meanwhile can’t be told from passed time', async () => {
  const before = openNode()
  await before.clock.begin()
  house.wall += HOUR
  const node = openNode()
  await node.clock.begin()
  expect([node.house(), house.kept.version]).toEqual([NOON + HOUR, 0])
})

test('small differences are corrected gradually, and a slow reading is ignored', async () => {
  const node = openNode()
  await node.clock.begin()
  house.wall += 100
  await node.clock.look()
  expect(node.house()).toBe(NOON + 10)
  house.readTakes = 1400
  house.wall += 5000
  await node.clock.look()
  expect(house.kept.version).toBe(0)
})

test('a step is stored in the database, and no psychic loses or keeps a presence because of it', async () => {
  const { db } = site.app
  const { id } = await addPsychic(site.owner, { withUser: true, present: true })
  const lease = async () =>
    (await db.selectFrom('presences').select('lease_until').where('psychic_id', '=', id).executeTakeFirstOrThrow())
      .lease_until
  const before = await lease()
  const clock = await openHouseClock(db, log)
  await sql`create or replace function wall_now() returns timestamptz language sql volatile
    as $$ select clock_timestamp() + interval '1 hour' $$`.execute(site.owner)
  const started = clock.house().getTime()
  await expect
    .poll(() => clock.now().getTime() - clock.house().getTime(), { timeout: 10_000 })
    .toBeGreaterThan(HOUR - 1000)
  expect(clock.house().getTime() - started).toBeLessThan(HOUR / 2)
  await clock.stop()
  expect((await lease()).getTime() - before.getTime()).toBeGreaterThan(HOUR - 1000)
  expect(await db.selectFrom('clock_steps').select('version').execute()).toEqual([{ version: 1 }])
})

test('a node whose machine has another time uses the database’s', async () => {
  Date.now = () => machine() + HOUR
  await sql`create or replace function wall_now() returns timestamptz language sql volatile
    as $$ select timestamptz '2030-01-01 12:00Z' $$`.execute(site.owner)
  await site.owner.updateTable('house_clock').set({ skew_ms: 0 }).execute()
  const clock = await openHouseClock(site.app.db, log)
  expect(Math.abs(clock.now().getTime() - Date.parse('2030-01-01T12:00:00Z'))).toBeLessThan(60_000)
  await clock.stop()
})
