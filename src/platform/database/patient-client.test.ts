import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DatabaseProxy, openProxy } from '../../../test/chaos/proxy.ts'
import { openPooler, type Pooler } from '../../../test/pooler/pooler.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { PatientClient } from './patient-client.ts'

const site = useTestApp()
const patience = { openingMs: 300, silentMs: 300 }

let proxy: DatabaseProxy
let pool: pg.Pool
beforeEach(async () => {
  proxy = await openProxy(site.databaseUrl)
  pool = open()
})
afterEach(async () => {
  await proxy.close()
  await pool.end()
})

/** One connection, so that it is known which one fails. */
function open(more: pg.PoolConfig = {}): pg.Pool {
  const settings = { connectionString: proxy.through(site.databaseUrl), max: 1, patience, ...more }
  const opened = new pg.Pool({ ...settings, Client: PatientClient })
  opened.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  return opened
}

const mute = (direction: 'to the node' | 'to the database') => {
  for (const line of proxy.lines()) line.mute(direction)
}

test.each(['to the node', 'to the database'] as const)(
  'a query on a connection that nothing passes %s fails, and the next one has another connection',
  async (direction) => {
    await pool.query('select 1')
    mute(direction)
    await expect(pool.query('select 2')).rejects.toThrow('the database is silent')
    expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }])
  },
)

test('so do all queries that were sent together', async () => {
  const all = open({ pipeline: true })
  const client = await all.connect()
  await client.query('select 1')
  mute('to the node')
  const [one, other] = await Promise.allSettled([client.query('select 2'), client.query('select 3')])
  expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
  client.release()
  expect((await all.query('select 4 as four')).rows).toEqual([{ four: 4 }])
  await all.end()
})

test('a query at which the database is at work is left alone', async () => {
  expect((await pool.query('select 1 as one from pg_sleep(2)')).rows).toEqual([{ one: 1 }])
})

test('a connection that is accepted and not answered is given up', async () => {
  proxy.isDeaf = true
  await expect(pool.query('select 1')).rejects.toThrow()
  proxy.isDeaf = false
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a node that is gone in the middle of a transaction holds no lock for long', async () => {
  await pool.end()
  pool = open({ idle_in_transaction_session_timeout: 300 })
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock(4711)')
  mute('to the database')
  const other = new pg.Client({ connectionString: site.databaseUrl })
  await other.connect()
  await other.query('select pg_advisory_lock(4711)')
  await other.end()
  client.release(true)
})

test('by default the database waits ten seconds for a transaction’s next word', async () => {
  const { rows } = await pool.query('show idle_in_transaction_session_timeout')
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }])
})

describe('behind a pooler, whose numbers of processes are not the database’s', () => {
  let pooler: Pooler
  beforeEach(async () => {
    pooler = await openPooler(site.databaseUrl, { passes: ['lock_timeout', 'idle_in_transaction_session_timeout'] })
    await proxy.close()
    proxy = await openProxy(pooler.through(site.databaseUrl))
  })
  afterEach(() => pooler.close())

  /** The pool's own connection, and this many questions about it. */
  const askedAbout = (times: number) => expect.poll(() => pooler.opened()).toBeGreaterThan(times)

  test('a query at which the database is at work is left alone', async () => {
    const pooled = open()
    const working = pooled.query('select 1 as one from pg_sleep(1)')
    await askedAbout(1)
    expect((await working).rows).toEqual([{ one: 1 }])
    await pooled.end()
  })

  test('nobody can tell whether one is at work: a silent one is left to the system, which knows its connection', async () => {
    const pooled = open()
    const client = await pooled.connect()
    const line = proxy.lines()
    for (const one of line) one.mute('to the node')
    const fate = client.query('select 2').then(
      () => 'answered',
      () => 'failed',
    )
    await askedAbout(2)
    expect(await Promise.race([fate, Promise.resolve('waits')])).toBe('waits')
    for (const one of line) one.reset()
    expect(await fate).toBe('failed')
    client.release(true)
    await pooled.end()
  })
})
