import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { packIds } from '../../house/ledger/rules.ts'
import { billedFigures, dropFigures, requestFigures } from './queries.server.ts'

const site = useTestApp()
let admin: Staff

interface Past {
  siteId: number
  /** Time of the request; the others follow from it. */
  at: string
  status: 'ended' | 'missed'
  wait?: number
  seconds?: number
  total?: number
  dropped?: true
}

async function past({ siteId, at, status, wait = 0, seconds = 0, total = 0, dropped }: Past): Promise<void> {
  const { id: client } = await addClient(site)
  const { id: psychic } = await addPsychic(site.owner)
  const { rows } = await sql<{ id: number }>`
    insert into consultations (site_id, client_id, psychic_id, channel, status, price_per_minute, psychic_share_percent,
      vat_percent, requested_at, accepted_at, started_at, ended_at)
    select ${siteId}, ${client}, ${psychic}, 'chat', ${status}, 300, 45, 20, at, accepted, accepted, accepted
    from (select ${at}::timestamptz as at, case ${status} when 'ended' then
      ${at}::timestamptz + ${wait} * interval '1 second' end as accepted) times returning id`.execute(site.owner)
  const id = rows[0]!.id
  if (dropped) {
    const drop = { consultation_id: id, kind: 'dropped', side: 'client', at }
    await site.owner.insertInto('consultation_events').values(drop).execute()
  }
  if (status === 'missed') return
  const money = { total, vat: 0, balance_before: total, balance_after: 0, waived: false }
  const time = { seconds, free_seconds: 0, gift_seconds: 0, price_per_minute: 300 }
  await site.owner
    .insertInto('receipts')
    .values({ consultation_id: id, ...time, ...money })
    .execute()
}

beforeAll(async () => {
  admin = await addStaff(site, 'admin')
  // A quarter past midnight in Paris is the evening before in UTC.
  await past({ siteId: 99, at: '2026-11-19T23:15:00Z', status: 'ended', wait: 10, seconds: 120, total: 600 })
  await past({
    siteId: 99,
    at: '2026-11-20T10:00:00Z',
    status: 'ended',
    wait: 40,
    seconds: 60,
    total: 300,
    dropped: true,
  })
  await past({ siteId: 100, at: '2026-11-20T11:00:00Z', status: 'ended', wait: 20, seconds: 30, total: 150 })
  await past({ siteId: 99, at: '2026-11-20T12:00:00Z', status: 'missed' })
  await past({ siteId: 99, at: '2026-11-13T12:00:00Z', status: 'missed' })
})

const read = async (days = 7) => (await admin.browser.get(`/api/admin/dashboard/${days}`)).body.row

test('figures are by day in Paris and by brand, including days without activity', async () => {
  const { brands, id } = await read()
  expect(id).toBe(7)
  // biome-ignore lint/suspicious/noExplicitAny: the answer is checked field by field
  const on = (siteId: number | null) => brands.find((brand: any) => brand.siteId === siteId).days
  expect(on(99).map(({ day }: { day: string }) => day)).toEqual(
    [15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`),
  )
  const of = { day: '2026-11-20' }
  expect(on(99)[5]).toEqual({ ...of, consultations: 2, misses: 1, wait: 25, seconds: 180, revenue: 900, drops: 1 })
  expect(on(null)[5]).toEqual({ ...of, consultations: 3, misses: 1, wait: 20, seconds: 210, revenue: 1050, drops: 1 })
  expect(on(100)[4]).toMatchObject({ day: '2026-11-19', consultations: 0, wait: null, revenue: 0 })
  const sum = (days: { misses: number }[]) => days.reduce((total, { misses }) => total + misses, 0)
  expect([sum(on(99)), sum((await read(30)).brands[0].days)]).toEqual([1, 2])
})

test.each(['8', '0', 'x'])('a span of %s days is refused', async (days) => {
  expect((await admin.browser.get(`/api/admin/dashboard/${days}`)).status).toBe(400)
})

/** A complaint that nobody took, made this many hours ago. */
async function complain(hours: number): Promise<void> {
  const at = (from: number) => new Date(site.now().getTime() + from * 3_600_000)
  const who = { site_id: 99, name: 'Léa', email: 'lea@example.fr', email_key: 'lea@example.fr' }
  const what = { reference: `r${hours}`, text: 'Rien ne marche depuis mardi.', text_hash: Buffer.from([hours]) }
  const when = { made_at: at(-hours), answer_by: at(200) }
  await site.owner
    .insertInto('complaints')
    .values({ ...who, ...what, ...when })
    .execute()
}

test('urgent matters raise an alert, and others do not', async () => {
  const kinds = async () => (await read()).alerts.map(({ kind }: { kind: string }) => kind)
  expect(await kinds()).toEqual(['absence'])
  const dispute = (hours: number, id: number) => ({
    consultation_id: id,
    reason: 'Essai',
    opened_at: new Date(site.now().getTime() - hours * 3_600_000),
    site_id: 99,
  })
  const ids = await site.owner
    .selectFrom('consultations')
    .select('id')
    .where('site_id', '=', 99)
    .orderBy('id')
    .execute()
  await site.owner.insertInto('disputes').values(dispute(39, ids[0]!.id)).execute()
  const bounce = (place: number) => ({ site_id: 99, address_hash: Buffer.from([place]), status: 550, at: site.now() })
  const yesterday = new Date(site.now().getTime() - 24 * 3_600_000)
  const uncounted = [
    { ...bounce(6), at: yesterday },
    { ...bounce(7), site_id: 100 },
  ]
  await site.owner
    .insertInto('mail_bounces')
    .values([...[1, 2, 3, 4].map(bounce), ...uncounted])
    .execute()
  await sql`insert into pgboss.job (name, state, completed_on) values ('send-mail', 'failed', ${yesterday})`.execute(
    site.owner,
  )
  await complain(48)
  expect(await kinds()).toEqual(['absence'])
  await complain(49)
  await site.owner.insertInto('disputes').values(dispute(40, ids[1]!.id)).execute()
  await site.owner.insertInto('mail_bounces').values(bounce(5)).execute()
  await sql`insert into pgboss.job (name, state, completed_on) values ('send-mail', 'failed', ${site.now()})`.execute(
    site.owner,
  )
  const { alerts } = await read()
  expect(alerts).toMatchObject([
    { kind: 'absence' },
    { kind: 'disputes', count: 1 },
    { kind: 'complaints', count: 1 },
    { kind: 'jobs', names: ['send-mail'] },
    { kind: 'bounces', count: 5 },
  ])
})

test('a halted service is listed with its reason', async () => {
  await admin.browser.post('/api/admin/halts/top-ups/begin', { reason: 'Panne' })
  expect((await read()).halts).toEqual([
    { id: 'top-ups', since: site.now().toISOString(), reason: 'Panne' },
    ...['consultations', ...packIds].map((id) => ({ id, since: null, reason: null })),
  ])
})

test.each([
  ['requests', requestFigures, ['consultations_figures']],
  ['bills', billedFigures, ['consultations_ended', 'receipts_figures']],
  ['drops', dropFigures, ['consultation_events_dropped']],
] as const)('%s are summed from indexes', async (_, figures, indexes) => {
  const plan = await site.owner.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    await sql`set local enable_bitmapscan = off`.execute(db)
    const { rows } = await sql`explain (format json) ${figures(['2026-08-24', '2026-08-25'])}`.execute(db)
    return JSON.stringify(rows)
  })
  for (const index of indexes) expect(plan).toContain(index)
})
