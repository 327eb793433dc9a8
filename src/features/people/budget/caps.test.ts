import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { collectData } from '../../rights/privacy/collect-data.server.ts'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import { findFacts } from '../../rights/privacy/find-facts.server.ts'
import * as page from './budget.page.tsx'
import { RAISE_HOURS } from './rules.ts'

const site = useTestApp()
const WAIT = RAISE_HOURS * 3600

const change = async ({ browser }: Client, caps: object) => (await browser.patch('/api/budget', caps)).body
const read = async ({ browser }: Client) => (await browser.get('/api/budget')).body.budget
const drop = ({ browser }: Client, kind: string) => browser.request('DELETE', `/api/budget/raises/${kind}`)
const send = ({ browser }: Client, fields: Record<string, string>) =>
  sendForm(site, page.action, '/mon-compte/budget', fields, browser)
const inHours = (hours: number) => new Date(site.now().getTime() + hours * 3_600_000).toISOString()

test('a first cap and a lower one hold at once', async () => {
  const client = await addClient(site)
  expect((await read(client)).day).toEqual({ cap: null, raise: null })
  expect((await change(client, { day: 3000, length: 45 })).budget).toMatchObject({
    day: { cap: 3000, raise: null },
    length: { cap: 45, raise: null },
    week: { cap: null, raise: null },
  })
  expect((await change(client, { day: 2000 })).budget.day).toEqual({ cap: 2000, raise: null })
})

test.each([5000, null])('a raise to %s waits for 48 hours', async (to) => {
  const client = await addClient(site)
  await change(client, { day: 2000 })
  expect((await change(client, { day: to })).budget.day).toEqual({ cap: 2000, raise: { to, at: inHours(48) } })
  await site.advance(WAIT - 1)
  expect((await read(client)).day.cap).toBe(2000)
  await site.advance(1)
  expect((await read(client)).day).toEqual({ cap: to, raise: null })
})

test('asking again for the same raise does not put it off, and asking for another begins its own 48 hours', async () => {
  const client = await addClient(site)
  await change(client, { month: 2000 })
  const { at } = (await change(client, { month: 4000 })).budget.month.raise
  await site.advance(3600)
  expect((await change(client, { month: 4000 })).budget.month.raise.at).toBe(at)
  // The cap as it is, as the page sends it with the others.
  expect((await change(client, { month: 2000 })).budget.month.raise.at).toBe(at)
  expect((await change(client, { month: 3000 })).budget.month.raise).toEqual({ to: 3000, at: inHours(48) })
})

test('a raise is cancelled by the client, or by a lower cap', async () => {
  const client = await addClient(site)
  await change(client, { week: 2000 })
  await change(client, { week: null })
  const kept = await drop(client, 'week')
  expect(kept.body.budget.week).toEqual({ cap: 2000, raise: null })
  expect((await drop(client, 'week')).body.api.error.code).toBe(4000)
  await change(client, { week: 5000 })
  expect((await change(client, { week: 1000 })).budget.week).toEqual({ cap: 1000, raise: null })
  await site.advance(WAIT)
  expect((await read(client)).week.cap).toBe(1000)
})

test('a raise that took effect is lowered and raised like any other cap', async () => {
  const client = await addClient(site)
  await change(client, { day: 2000 })
  await change(client, { day: 5000 })
  await site.advance(WAIT)
  expect((await drop(client, 'day')).body.api.error.code).toBe(4000)
  expect((await change(client, { day: 6000 })).budget.day).toEqual({ cap: 5000, raise: { to: 6000, at: inHours(48) } })
  expect((await change(client, { day: 4000 })).budget.day).toEqual({ cap: 4000, raise: null })
})

test.each([{ day: 99 }, { month: 1_000_001 }, { week: 10.5 }, { length: 4 }, { length: 601 }, { year: 5000 }])(
  'the caps %j are refused',
  async (caps) => {
    const client = await addClient(site)
    expect((await change(client, caps)).api.error.code).toBe(107)
    expect((await drop(client, 'year')).body.api.error.code).toBe(107)
  },
)

test('several changes at once leave one cap, and the lowest of several first ones holds', async () => {
  const client = await addClient(site)
  await Promise.all(Array.from({ length: 16 }, (_, place) => change(client, { day: 1000 + place * 100 })))
  expect((await read(client)).day.cap).toBe(1000)
})

test('the caps of one account are not those of another', async () => {
  const [one, other] = [await addClient(site), await addClient(site)]
  await change(one, { day: 2000 })
  expect((await read(other)).day.cap).toBeNull()
})

test('the wait is the same in the database and on screen', async () => {
  const { rows } = await sql<{ hours: number }>`
    select (extract(epoch from budget_wait()) / 3600)::integer as hours`.execute(site.app.db)
  expect(rows).toEqual([{ hours: RAISE_HOURS }])
})

describe('the page', () => {
  test('changes caps, empties them, and cancels a raise', async () => {
    const client = await addClient(site)
    const fields = { day: '20', week: '', month: '150,50', length: '45' }
    expect((await send(client, fields)).location).toBe('/mon-compte/budget?fait=plafonds')
    const { data } = await openPage(site, page.loader, '/mon-compte/budget?fait=plafonds', client.browser)
    expect(data).toMatchObject({ done: 'saved', budget: { day: { cap: 2000 }, month: { cap: 15_050 } } })
    await send(client, { ...fields, day: '' })
    expect((await read(client)).day).toMatchObject({ cap: 2000, raise: { to: null } })
    expect((await send(client, { keep: 'day' })).location).toBe('/mon-compte/budget?fait=maintien')
    expect((await read(client)).day.raise).toBeNull()
  })

  test('gives back what was typed, each error at its field, and changes nothing', async () => {
    const client = await addClient(site)
    const refused = await send(client, { day: '0', week: '20', month: 'beaucoup', length: '3' })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.data.result.error)).toEqual(['day', 'month', 'length'])
    expect(refused.data.result.initialValue).toMatchObject({ day: '0', week: '20', month: 'beaucoup', length: '3' })
    expect((await read(client)).week.cap).toBeNull()
  })

  test('cancels only a raise that waits', async () => {
    const client = await addClient(site)
    const status = async (keep: string) => {
      const thrown = await send(client, { keep })
      return thrown.status
    }
    expect([await status('day'), await status('year')]).toEqual([404, 404])
  })
})

test('the export tells the caps, and erasure deletes them', async () => {
  const client = await addClient(site)
  await change(client, { day: 2000 })
  await change(client, { day: 5000 })
  const parts = await collectData(site.app, (await findFacts(site.app, client.id))!, async () => {})
  expect(parts.find(({ heading }) => heading === 'caps')?.rows).toMatchObject([
    { kind: 'day', cap: 2000, raisedTo: 5000 },
  ])
  expect(parts.find(({ heading }) => heading === 'budget')?.rows).toHaveLength(1)
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', client.id).execute()
  await eraseDue(site.app)
  for (const table of ['budgets', 'budget_caps'] as const) {
    expect(await site.owner.selectFrom(table).select('user_id').where('user_id', '=', client.id).execute()).toEqual([])
  }
})
