import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { openProxy } from '../../../test/chaos/proxy.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { openPooler, type Pooler } from '../../../test/pooler/pooler.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { connect } from './connect.ts'
import { checkWays } from './way.ts'

const site = useTestApp()
const passes = ['lock_timeout', 'idle_in_transaction_session_timeout']
const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

async function aPooler(rules: Parameters<typeof openPooler>[1] = { passes }): Promise<Pooler> {
  const pooler = await openPooler(site.databaseUrl, rules)
  closings.push(pooler.close)
  return pooler
}

const direct = () => ({ application: site.databaseUrl, owner: site.ownerUrl, direct: site.databaseUrl })

async function client(connectionString: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString })
  opened.on('error', () => {})
  await opened.connect()
  closings.push(() => opened.end())
  return opened
}

test('the pooler of these tests breaks what a real one breaks', async () => {
  const pooler = await aPooler()
  const address = pooler.through(site.databaseUrl)
  const [one, other, listening] = [await client(address), await client(address), await client(address)]
  const heard: unknown[] = []
  listening.on('notification', (told) => heard.push(told))
  await listening.query('listen somewhere')
  await one.query('notify somewhere')
  await listening.query('select 1')
  expect(heard).toEqual([])

  await one.query('begin')
  await other.query('select pg_advisory_lock(4713)')
  await one.query('commit')
  await one.query('begin')
  const { rows } = await other.query('select pg_advisory_unlock(4713) as unlocked')
  expect(rows).toEqual([{ unlocked: false }])
  await one.query('commit')
})

test('without a pooler nothing is found, also where bytes are only passed on', async () => {
  expect(await checkWays(direct())).toEqual({ faults: [], keepsNames: true })
  const proxy = await openProxy(site.databaseUrl)
  closings.push(() => proxy.close())
  const through = proxy.through(site.databaseUrl)
  const ways = { application: through, owner: proxy.through(site.ownerUrl), direct: through }
  expect(await checkWays(ways)).toEqual({ faults: [], keepsNames: true })
})

test('a pooler is welcome with a direct address beside it, and statements lose their names', async () => {
  const pooler = await aPooler()
  const ways = { ...direct(), application: pooler.through(site.databaseUrl) }
  expect(await checkWays(ways)).toEqual({ faults: [], keepsNames: false })
})

test('a pooled address alone is refused, and so is one in the place of a direct one or of the owner’s', async () => {
  const pooler = await aPooler()
  const application = pooler.through(site.databaseUrl)
  const faultsOf = async (ways: Partial<ReturnType<typeof direct>>) =>
    (await checkWays({ ...direct(), application, ...ways })).faults
  expect(await faultsOf({ direct: application })).toEqual([
    expect.stringContaining('il faut aussi DATABASE_DIRECT_URL'),
  ])
  const again = (await aPooler()).through(site.databaseUrl)
  expect(await faultsOf({ direct: again })).toEqual([expect.stringMatching(/^DATABASE_DIRECT_URL passe par un pooler/)])
  const owner = pooler.through(site.ownerUrl)
  expect(await faultsOf({ owner })).toEqual([expect.stringMatching(/^DATABASE_OWNER_URL passe par un pooler/)])
})

test('a direct address of another database is refused', async () => {
  const other = await cloneDatabase()
  closings.push(other.drop)
  const application = (await aPooler()).through(site.databaseUrl)
  const { faults } = await checkWays({ ...direct(), application, direct: other.applicationUrl })
  expect(faults).toEqual([expect.stringContaining('une autre base')])
})

test('a pooler that forgets or refuses our settings is told what it must do', async () => {
  const forgets = await aPooler({})
  const { faults } = await checkWays({ ...direct(), application: forgets.through(site.databaseUrl) })
  expect(faults).toEqual([
    expect.stringContaining("set lock_timeout = '2s'"),
    expect.stringContaining("set idle_in_transaction_session_timeout = '10s'"),
  ])
  const strict = await aPooler({ isStrict: true })
  const refused = await checkWays({ ...direct(), application: strict.through(site.databaseUrl) })
  expect(refused.faults).toEqual([expect.stringContaining('ignore_startup_parameters')])
})

test('statements without names survive a pooler, those with names do not', async () => {
  const address = (await aPooler()).through(site.databaseUrl)
  /** Two nodes ask the same one after the other; how often they fail. */
  const askOften = async (keepsNames: boolean) => {
    const nodes = [1, 2].map(() => connect(address, { max: 1, keepsNames, onLost: () => {} }))
    let failed = 0
    for (const db of nodes) {
      const ask = () => db.selectFrom('users').select('id').where('id', '=', 0).execute()
      for (let time = 0; time < 10; time += 1) await ask().catch(() => (failed += 1))
    }
    for (const db of nodes) await db.destroy()
    return failed
  }
  expect(await askOften(true)).toBeGreaterThan(0)
  expect(await askOften(false)).toBe(0)
})
