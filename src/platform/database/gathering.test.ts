import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/test-app.ts'
import { connectBoth } from './connect.ts'
import { inTransaction } from './transaction.ts'

const site = useTestApp()

type Both = ReturnType<typeof connectBoth>

async function withPool<T>(max: number, act: (both: Both) => Promise<T>): Promise<T> {
  const both = connectBoth(site.databaseUrl, { max, onLost: () => {} })
  return act(both).finally(() => both.db.destroy())
}

/** The connection that answers, and a value to tell the answers apart. */
const ask = async (db: Both['pages'], value: number) =>
  (await sql<{ pid: number; value: number }>`select pg_backend_pid() as pid, ${value}::int as value`.execute(db))
    .rows[0]!

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place)

test('what is asked at once goes out on one connection, and each gets its own answer', () =>
  withPool(4, async ({ db, pages }) => {
    for (let times = 0; times < 10; times += 1) {
      const answers = await Promise.all(upTo(12).map((value) => ask(pages, value)))
      expect(answers.map(({ value }) => value)).toEqual(upTo(12))
      expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
    }
    expect(new Set((await Promise.all(upTo(4).map((value) => ask(db, value)))).map(({ pid }) => pid)).size).toBe(4)
  }))

/** The connections that wait for this lock. */
const waitingFor = async (db: Both['db'], lock: number) =>
  (
    await sql<{ pid: number }>`select pid from pg_locks
      where locktype = 'advisory' and objid = ${lock} and not granted`.execute(db)
  ).rows

test('what is asked while others are answered does not wait for them', () =>
  withPool(3, async ({ db, pages }) => {
    let slow: Promise<unknown> = Promise.resolve()
    await inTransaction({ db, afterCommit: null }, async ({ db: holding }) => {
      await sql`select pg_advisory_xact_lock(4712)`.execute(holding)
      slow = sql`select pg_advisory_xact_lock(4712)`.execute(pages)
      while ((await waitingFor(db, 4712)).length === 0);
      expect(await ask(pages, 1)).toMatchObject({ value: 1 })
      expect(await waitingFor(db, 4712)).toHaveLength(1)
    })
    await slow
  }))

test('a read that fails fails alone, and its connection is given back', () =>
  withPool(1, async ({ pages }) => {
    for (let times = 0; times < 8; times += 1) {
      const broken = sql`select 1 / ${0}::int`.execute(pages)
      const answers = await Promise.allSettled([ask(pages, 1), broken, ask(pages, 2)])
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    }
  }))

test('more than one connection answers are asked on the next', () =>
  withPool(2, async ({ pages }) => {
    const answers = await Promise.all(upTo(40).map((value) => ask(pages, value)))
    expect(answers.map(({ value }) => value)).toEqual(upTo(40))
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2)
  }))

test('a transaction has a connection to itself, and sees what it wrote', () =>
  withPool(3, async ({ pages }) => {
    const count = async (db: Both['pages']) =>
      (
        await sql<{ lock: number }>`select count(*)::int as lock from pg_locks
        where locktype = 'advisory' and objid = 4711 and pid = pg_backend_pid()`.execute(db)
      ).rows[0]!.lock
    await inTransaction({ db: pages, afterCommit: null }, async ({ db }) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(db)
      const [inside, outside] = await Promise.all([count(db as Both['pages']), count(pages)])
      expect([inside, outside]).toEqual([1, 0])
    })
  }))

test('a connection that is held for several statements refuses to be spread over others', () =>
  withPool(2, async ({ pages }) => {
    const held = pages.connection().execute(async (db) => {
      await sql`select 1`.execute(db)
      await sql`select 2`.execute(db)
    })
    await expect(held).rejects.toThrow('share no connection')
  }))

test('when no connection can be had, all reads fail, and later ones are asked anew', async () => {
  const { db, pages } = connectBoth(site.databaseUrl, { max: 1, onLost: () => {} })
  await ask(db, 0)
  await db.destroy()
  const answers = await Promise.allSettled([ask(pages, 1), ask(pages, 2)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(ask(pages, 3)).rejects.toThrow()
})
