import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { roomsDue } from '../../../../test/consulting.ts'
import { addRooms } from '../../../../test/many-rooms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { claimRooms } from './due.server.ts'

const site = useTestApp()
const ROOMS = 12
const LONGER_THAN_ANY_ROOM = 700

const claim = async (db: Database, due = ROOMS) =>
  (await claimRooms(db, site.app.house(), { looked: ROOMS, due })).due.sort((a, b) => a - b)

async function dueRooms(): Promise<number[]> {
  const rooms = await addRooms(site, ROOMS)
  await site.advance(LONGER_THAN_ANY_ROOM)
  return rooms.map(({ id }) => id)
}

/** Rooms that would all be due in the same instant, long from now. */
async function quietRooms(): Promise<number[]> {
  const rooms = await dueRooms()
  await sql`update meters set state = 'paused', pause_reason = 'drop', paused_at = room_time(${site.app.house()}, clock_base_ms),
    client_drops = 0 where consultation_id = any(${rooms}::bigint[])`.execute(site.owner)
  await claim(site.app.db)
  await site.advance(2)
  return rooms
}

const bringNearer = (db: Database, id: number) =>
  sql`update meters set client_drops = 3 where consultation_id = ${id}`.execute(db)

const latest = async () =>
  (await sql<{ look: Date }>`select max(look_at) as look from room_looks`.execute(site.owner)).rows[0]!.look

const stop = () => sql`update meters set state = 'ended' where state <> 'ended'`.execute(site.owner)

test('nodes that look one after the other share what is due, and each room is given once', async () => {
  const rooms = await dueRooms()
  const given = [await claim(site.app.db, 5), await claim(site.app.db, 5), await claim(site.app.db, 5)]
  expect(given.map(({ length }) => length)).toEqual([5, 5, 2])
  expect(given.flat().sort((a, b) => a - b)).toEqual(rooms)
  await stop()
})

test('nodes that look at once never get the same room', async () => {
  const rooms = await dueRooms()
  const given = (await Promise.all(Array.from({ length: 8 }, () => claim(site.app.db, 2)))).flat()
  expect(new Set(given).size).toBe(given.length)
  const rest = await claim(site.app.db)
  expect([...given, ...rest].sort((a, b) => a - b)).toEqual(rooms)
  await stop()
})

test('what a node took and did not see to is given again after a second, and not before', async () => {
  const rooms = await dueRooms()
  expect(await claim(site.app.db)).toEqual(rooms)
  await site.advance(0.5)
  expect(await claim(site.app.db)).toEqual([])
  await site.advance(0.6)
  expect(await claim(site.app.db)).toEqual(rooms)
  await stop()
})

test('what is taken by a node that falls before it commits stays due', async () => {
  const rooms = await dueRooms()
  const fallen = site.owner.transaction().execute(async (inner) => {
    expect(await claim(inner)).toEqual(rooms)
    throw new Error('fell')
  })
  await expect(fallen).rejects.toThrow('fell')
  expect(await claim(site.app.db)).toEqual(rooms)
  await stop()
})

test('a room that becomes due while a node looks at it is not put off by what that node saw', async () => {
  const [room] = await quietRooms()
  await sql`update room_looks set look_at = '-infinity'`.execute(site.owner)
  let nearer: Promise<unknown> | null = null
  await site.owner.transaction().execute(async (inner) => {
    expect(await claim(inner)).toEqual([])
    nearer = bringNearer(site.app.db, room!)
    await expect.poll(waiting).toBe(1)
  })
  await nearer
  expect(await roomsDue(site)).toEqual([room])
  await stop()
})

test('a room whose change is not committed is passed over, and found once it is', async () => {
  const [room] = await quietRooms()
  const before = await latest()
  await site.owner.transaction().execute(async (inner) => {
    await bringNearer(inner, room!)
    expect(await claim(site.app.db)).toEqual([])
  })
  expect(await claim(site.app.db)).toEqual([room])
  expect(await latest()).toEqual(before)
  await stop()
})

/** Statements that wait for another transaction. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_locks where not granted and locktype in ('transactionid', 'tuple')`.execute(site.owner)
  return rows[0]!.count
}
