import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addPair, openRoom, talk, write } from '../../../../test/consulting.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { jobs } from '../../../jobs.ts'
import { verificationJobs } from '../verification/jobs.server.ts'
import { reconcile } from './reconcile.server.ts'

const site = useTestApp()
const DAY = 86_400
let room: number

beforeAll(async () => {
  const pair = await addPair(site, { cents: 5000 })
  room = await openRoom(pair)
  await write(pair.psychic, room)
  await talk(site, pair, room, 120, 30)
  await pair.client.post(`/api/consultations/${room}/end`)
  await sql`alter table receipts disable trigger receipts_append_only`.execute(site.owner)
})

const owned = (statement: string) => sql.raw(statement).execute(site.owner)
const read = async (path: string) => (await (await addStaff(site, 'admin')).browser.get(`/api/admin/${path}`)).body
const kept = () => site.owner.selectFrom('reconciliations').selectAll().orderBy('day').execute()
const alerts = async (): Promise<{ kind: string; count: number }[]> => (await read('dashboard/7')).row.alerts
const told = async (kind: string) => (await alerts()).find((one) => one.kind === kind)?.count ?? 0
/** The work of a worker at its start and every hour. */
const work = async () => {
  for (const { atStart, run } of jobs) if (atStart) await run(site.app, {})
}
const change = (cents: number) => owned(`update receipts set total = total + ${cents} where consultation_id = ${room}`)

test('nights without a worker are reported, and made up for by the next worker that starts', async () => {
  expect(await told('nights')).toBe(0)
  // At two in the morning, the first run does the nightly work.
  await site.advance(DAY / 2 + 3 * 3600)
  expect(await told('nights')).toBe(1)
  await work()
  expect(await told('nights')).toBe(0)
  await site.advance(3 * DAY)
  expect(await told('nights')).toBe(3)
  await work()
  expect(await told('nights')).toBe(0)
  expect((await kept()).map(({ day, fault_count }) => [day, fault_count])).toEqual([
    ['2026-11-21', 0],
    ['2026-11-22', 0],
    ['2026-11-23', 0],
    ['2026-11-24', 0],
  ])
  for (const chain of ['ledger', 'audit']) {
    const days = await site.owner.selectFrom('day_seals').select('day').where('chain', '=', chain).execute()
    expect(days).toHaveLength(4)
  }
})

test('several nodes reconcile a night once, including a missed one', async () => {
  await owned('alter table reconciliations disable trigger reconciliations_append_only')
  await owned(`delete from reconciliations where day = '2026-11-23'`)
  await owned('alter table reconciliations enable trigger reconciliations_append_only')
  await site.advance(DAY)
  await Promise.all([1, 2, 3].map(() => reconcile(site.app)))
  expect((await kept()).map(({ day }) => day.slice(-2))).toEqual(['21', '22', '23', '24', '25'])
})

test('verified receipts are not read again each night, only on request', async () => {
  await change(1)
  await site.advance(DAY)
  await reconcile(site.app)
  expect((await kept()).at(-1)).toMatchObject({ fault_count: 0 })
  const { browser } = await addStaff(site, 'admin')
  await browser.post('/api/admin/verifications')
  await site.jobs.drain(async (name, data) => {
    await verificationJobs.find(({ kind }) => kind.name === name)?.run(site.app, data)
  })
  const [verification] = (await read('verifications')).rows
  expect(verification).toMatchObject({ faults: [], brokenSeals: [], brokenLaws: [{ law: 'receipts', count: 1 }] })
  expect(await told('ledger')).toBe(1)
  await change(-1)
})

test('a differing receipt is reported every night until it is correct', async () => {
  const again = await addPair(site, { cents: 5000 })
  const second = await openRoom(again)
  await write(again.psychic, second)
  await talk(site, again, second, 60, 30)
  await again.client.post(`/api/consultations/${second}/end`)
  const differ = (cents: number) =>
    owned(`update receipts set total = total + ${cents} where consultation_id = ${second}`)
  await differ(1)
  for (const _ of [1, 2, 3]) {
    await site.advance(DAY)
    await reconcile(site.app)
    expect((await kept()).at(-1)).toMatchObject({ fault_count: 1 })
  }
  expect(await told('reconciliation')).toBe(1)
  await differ(-1)
  await site.advance(DAY)
  await reconcile(site.app)
  expect((await kept()).at(-1)).toMatchObject({ fault_count: 0, verified_until: site.now() })
})

test('a sealed day that was changed is shown on the dashboard', async () => {
  await work()
  await owned('alter table ledger_transactions disable trigger ledger_transactions_append_only')
  await owned(`update ledger_transactions set reference = 'consultation:0' where reference = 'consultation:${room}'`)
  // Four days are recomputed each hour.
  for (let hour = 0; hour < 4; hour += 1) await work()
  expect(await told('ledger')).toBeGreaterThan(1)
})
