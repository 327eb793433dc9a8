import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../test/test-app.ts'
import { hasConsent } from '../features/house/consents/has-consent.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { checkPassword } from '../features/house/users/password.server.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { type SeedStep, seedDemo } from './seed.ts'
import { accountsStep } from './seed-accounts.ts'
import { offersStep } from './seed-offers.ts'
import { psychicsStep } from './seed-psychics.ts'

const site = useTestApp()
const own = [psychicsStep, offersStep, accountsStep]
const DAY = 86_400_000
const silent = () => {}

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(site.owner)
  return rows[0]!.count
}
const digest = async (): Promise<string> => {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(t::text, '|' order by t::text)) as digest from (
      select p::text as t from psychics p union all select l::text from psychic_listings l
      union all select h::text from psychic_hours h union all select r::text from psychic_prices r
      union all select o::text from offers o union all select u::text from users u
      union all select c::text from consent_proofs c) as everything`.execute(site.owner)
  return rows[0]!.digest
}

beforeAll(async () => {
  await seedDemo(site.app, site.owner, silent, own)
})

describe('the demonstration’s psychics', () => {
  test('48 of them, as many women as men, six automated ones, every job, listed on three sites', async () => {
    const rows = await site.owner.selectFrom('psychics').selectAll().execute()
    expect(rows.length).toBe(48)
    expect(rows.filter((row) => row.gender === 'female').length).toBe(24)
    expect(rows.filter((row) => row.is_automaton).length).toBe(6)
    expect(new Set(rows.map((row) => row.job_ids[0])).size).toBe(5)
    expect(await count('psychic_listings')).toBe(144)
    for (const row of rows) {
      expect(row.headline.length).toBeLessThanOrEqual(110)
      expect(row.joined_at.getTime()).toBeLessThan(site.now().getTime())
      expect(row.joined_at.getUTCFullYear()).toBeGreaterThanOrEqual(row.practising_since)
      expect(row.identity_checked_on === null).toBe(row.is_automaton)
    }
  })

  test('each site has its own order without ties; the second is dearer, within the maximum', async () => {
    const rows = await site.owner.selectFrom('psychic_listings').selectAll().orderBy('position').execute()
    const on = (siteId: number) => rows.filter((row) => row.site_id === siteId)
    for (const siteId of [99, 100, 342]) expect(new Set(on(siteId).map((row) => row.position)).size).toBe(48)
    const order = (siteId: number) => on(siteId).map((row) => row.psychic_id)
    expect(order(342)).toEqual(order(99))
    expect(order(100)).not.toEqual(order(99))
    const main = new Map(on(99).map((row) => [row.psychic_id, row.price_per_minute]))
    for (const { psychic_id, price_per_minute } of on(100)) {
      const price = main.get(psychic_id)!
      expect(price_per_minute).toBe(Math.min(500, Math.round((price * 1.1) / 10) * 10))
    }
    expect(new Set([...main.values()].map((price) => Math.ceil(price / 100)))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('the last price of the history is the present one, and none rose by more than a fifth', async () => {
    const prices = await site.owner.selectFrom('psychic_prices').selectAll().orderBy('since').execute()
    const listings = await site.owner.selectFrom('psychic_listings').selectAll().execute()
    for (const { psychic_id, site_id, price_per_minute } of listings) {
      const history = prices.filter((row) => row.psychic_id === psychic_id && row.site_id === site_id)
      expect(history.at(-1)!.price_per_minute).toBe(price_per_minute)
      for (const [place, change] of history.slice(1).entries()) {
        expect(change.price_per_minute).toBeLessThanOrEqual(history[place]!.price_per_minute * 1.2)
      }
    }
    expect(prices.length).toBeGreaterThan(listings.length)
  })

  test('new psychics joined twenty days ago, the others long before', async () => {
    const { body } = await site.browser().get('/api/psychics?isNew=1')
    expect(body.total).toBeGreaterThan(3)
    const joined = await site.owner.selectFrom('psychics').select('joined_at').orderBy('joined_at', 'desc').execute()
    const days = joined.map((row) => (site.now().getTime() - row.joined_at.getTime()) / DAY)
    expect(days.filter((ago) => ago === 20).length).toBe(body.total)
    expect(days.filter((ago) => ago !== 20).every((ago) => ago >= 120)).toBe(true)
  })
})

test('the demo accounts exist on every site, with the printed password, the psychic’s on the main one only', async () => {
  const users = await site.owner.selectFrom('users').selectAll().execute()
  expect(users.length).toBe((demoAccounts.length - 1) * 3 + 1)
  for (const user of users) expect(user.email_proved_at).toEqual(site.now())
  const salome = users.find((user) => user.role === 'psychic')!
  expect([salome.site_id, salome.email]).toEqual([99, 'voyante@demo.test'])
  expect(await checkPassword(salome.password_hash, demoPassword)).toBe(true)
  const linked = await site.owner.selectFrom('psychics').selectAll().where('user_id', 'is not', null).execute()
  expect(linked.map((row) => [row.slug, row.user_id])).toEqual([['salome', salome.id]])
})

test('the client consented to the use of sensitive data, the new one was not asked', async () => {
  const visit = systemVisit(site.app, site.app.sites[0])
  const agreed = async (email: string) => {
    const { id } = await site.owner
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('site_id', '=', 99)
      .executeTakeFirstOrThrow()
    return hasConsent(visit, id, 'SENSITIVE_DATA')
  }
  expect(await agreed('cliente@demo.test')).toBe(true)
  expect(await agreed('nouvelle@demo.test')).toBe(false)
})

test('a second seed changes nothing and shows nothing', async () => {
  const before = await digest()
  const shown: number[] = []
  await seedDemo(site.app, site.owner, (done) => shown.push(done), own)
  expect(shown).toEqual([])
  expect(await digest()).toBe(before)
})

test('an interrupted seed continues: finished steps stay, and half-finished ones were rolled back', async () => {
  const ran: string[] = []
  let dies = true
  const step = (name: string, work?: SeedStep['run']): SeedStep => ({
    name,
    label: name,
    size: 1,
    async run(seed) {
      ran.push(name)
      await work?.(seed)
    },
  })
  const list = [
    step('first'),
    step('dying', async ({ db }) => {
      await db.insertInto('offers').values({ site_id: 99, type: 'HALF', text: 'à moitié' }).execute()
      if (dies) throw new Error('killed')
    }),
    step('last'),
  ]
  await expect(seedDemo(site.app, site.owner, silent, list)).rejects.toThrow('killed')
  const half = () => site.owner.selectFrom('offers').select('type').where('type', '=', 'HALF').execute()
  expect(await half()).toEqual([])
  dies = false
  await seedDemo(site.app, site.owner, silent, list)
  expect(ran).toEqual(['first', 'dying', 'dying', 'last'])
  expect(await half()).toEqual([{ type: 'HALF' }])
})

test('a step that commits its own parts has a connection for it', async () => {
  const parts: SeedStep = {
    name: 'parts',
    label: 'par morceaux',
    size: 1,
    async run({ owner }) {
      await owner.insertInto('offers').values({ site_id: 99, type: 'PART', text: 'un morceau' }).execute()
      throw new Error('killed after a part')
    },
  }
  await expect(seedDemo(site.app, site.owner, silent, [parts])).rejects.toThrow('killed')
  expect(await site.owner.selectFrom('offers').select('text').where('type', '=', 'PART').execute()).toHaveLength(1)
})

test('a step that writes by other connections for long is not taken for one whose node is gone', async () => {
  let limit: unknown
  const resting: SeedStep = {
    name: 'resting',
    label: 'au repos',
    size: 1,
    async run({ db }) {
      limit = (await sql`show idle_in_transaction_session_timeout`.execute(db)).rows[0]
    },
  }
  await seedDemo(site.app, site.owner, silent, [resting])
  expect(limit).toEqual({ idle_in_transaction_session_timeout: '0' })
})

test('two concurrent seeds create the data once', async () => {
  let runs = 0
  const once: SeedStep = {
    name: 'once',
    label: 'une fois',
    size: 1,
    async run() {
      runs += 1
    },
  }
  await Promise.all([1, 2].map(() => seedDemo(site.app, site.owner, silent, [once])))
  expect(runs).toBe(1)
})
