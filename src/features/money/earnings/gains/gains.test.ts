import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addPair, fund, type Pair, returned } from '../../../../../test/consulting.ts'
import { openPage } from '../../../../../test/forms.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { dayInParis } from '../../../../platform/time/days.ts'
import { psychicShare, vatWithin } from '../../../house/ledger/rules.ts'
import { listStatement, sumAnswers } from '../../payouts/statement-queries.server.ts'
import { loader as earningsLoader } from '../earnings.page.tsx'
import { sumsOf } from '../papers/paper-rules.ts'
import { findBalances } from '../papers/queries.server.ts'
import { loader as csvLoader } from './csv.page.ts'
import { loader as monthLoader } from './month.page.tsx'

const site = useTestApp()
const DAY = 86_400
const CHANNELS = ['chat', 'web-call', 'phone', 'sms'] as const
/** Batches of postings, five days apart: they begin in one month and end in another. */
const BATCHES = 5
const EACH = 2000
/** Of every ten postings one is a refund of the one before. */
const isRefund = (n: number) => n % 10 === 9

interface Posted {
  day: string
  channel: string
  amount: number
}
const posted: Posted[] = []
let pair: Pair

/** Bills of every kind of amount, and refunds, posted as the ledger posts them; what they bring is noted by itself. */
async function postBatch(batch: number): Promise<void> {
  const bills = Array.from({ length: EACH }, (_, n) => n).filter((n) => !isRefund(n))
  const { rows } = await sql<{ id: number }>`
    insert into consultations (site_id, client_id, psychic_id, channel, status, price_per_minute, price_per_answer,
      psychic_share_percent, vat_percent, requested_at, started_at, ended_at, end_reason)
    select 99, ${pair.clientId}, ${pair.psychicId}, channel, 'ended', 250, case channel when 'sms' then 300 end, 45, 20,
      app_now(), app_now(), app_now(), 'client'
    from unnest(${bills.map((n) => CHANNELS[n % 4])}::text[]) with ordinality as x(channel, place) order by place
    returning id`.execute(site.owner)
  const ids = rows.map(({ id }) => id)
  await sql`insert into receipts (consultation_id, seconds, free_seconds, gift_seconds, price_per_minute, total, vat,
      balance_before, balance_after, waived)
    select id, 60, 0, 0, 250, 250, 42, 1000, 750, false from unnest(${ids}::bigint[]) as x(id)`.execute(site.owner)
  const given = Array.from({ length: EACH }, (_, n) => {
    const place = bills.indexOf(isRefund(n) ? n - 1 : n)
    const total = 100 + (((isRefund(n) ? n - 1 : n) * 37 + batch) % 4900)
    const [vat, share] = [vatWithin(total, 20), psychicShare(total, 20, 45)]
    const sign = isRefund(n) ? -1 : 1
    posted.push({ day: dayInParis(site.now()), channel: CHANNELS[bills[place]! % 4]!, amount: sign * share })
    const entry = (kind: string, owner: number, amount: number) => ({ kind, site: 99, owner, amount: sign * amount })
    return {
      kind: isRefund(n) ? 'refund' : 'consultation',
      reference: `consultation:${ids[place]}`,
      details: isRefund(n) ? { amount: total, bearer: 'psychic', vatPercent: 20 } : {},
      entries: [
        entry('client_wallet', pair.clientId, -total),
        entry('vat', pair.psychicId, vat),
        entry('psychic_earnings', pair.psychicId, share),
        entry('site_revenue', pair.psychicId, total - vat - share),
      ],
    }
  })
  await sql`select ledger_post(x.kind, x.reference, x.details, x.entries)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as x(kind text, reference text, details jsonb, entries jsonb)`.execute(
    site.owner,
  )
}

const sumOf = (of: readonly Posted[]) => of.reduce((sum, { amount }) => sum + amount, 0)
const open = async (month: string, query = '') =>
  (await openPage(site, monthLoader, `/espace-voyant/gains/${month}${query}`, (await again()).psychic, { month })).data
    .of
const again = () => returned(site, pair)
const ledger = async (where = '') =>
  (
    await sql<{ sum: number }>`select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entries e
      join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id
      where a.kind = 'psychic_earnings' and a.owner_id = ${pair.psychicId} and t.kind not in ('payout', 'payout-return')
        ${sql.raw(where)}`.execute(site.owner)
  ).rows[0]!.sum

beforeAll(async () => {
  pair = await addPair(site, { psychic: { name: 'Aline' } })
  await fund(site, pair.clientId, { cents: 100_000_000 })
  for (let batch = 0; batch < BATCHES; batch += 1) {
    if (batch > 0) await site.advance(5 * DAY)
    await postBatch(batch)
  }
}, 240_000)

test('on 10,000 postings every figure of the pages equals the ledger to the cent', async () => {
  expect(posted).toHaveLength(BATCHES * EACH)
  const total = sumOf(posted)
  expect(await ledger()).toBe(total)

  const { psychic } = await again()
  const { data } = await openPage(site, earningsLoader, '/espace-voyant/gains', psychic)
  const today = dayInParis(site.now())
  expect(today).toBe('2026-12-11')
  // That Friday; the batch of the Sunday before is of another week.
  const since = (day: string) => sumOf(posted.filter((one) => one.day >= day))
  expect(data.of.earned).toEqual({
    today: since(today),
    week: since('2026-12-07'),
    month: since('2026-12-01'),
    year: total,
    premiumMonth: 0,
  })
  expect(data.of.balance).toBe(total)
  expect(data.of.years).toEqual([{ year: 2026, earned: total, transferred: 0 }])

  const amounts = (of: { amount: number }[]) => of.reduce((sum, { amount }) => sum + amount, 0)
  const { days, months } = data.course
  expect([days.length, months.length]).toEqual([30, 12])
  expect([amounts(days), amounts(months)]).toEqual([total, total])
  for (const { day, amount } of days)
    expect([day, amount]).toEqual([day, sumOf(posted.filter((one) => one.day === day))])
  for (const { day, amount } of months)
    expect(amount).toBe(sumOf(posted.filter((one) => one.day.startsWith(day.slice(0, 7)))))
  expect(data.course.channels.map(({ channel }: { channel: string }) => channel)).toEqual(CHANNELS)
  for (const { channel, months: own } of data.course.channels) {
    const ofChannel = posted.filter((one) => one.channel === channel)
    for (const { day, amount } of own)
      expect([channel, day, amount]).toEqual([
        channel,
        day,
        sumOf(ofChannel.filter((one) => one.day.startsWith(day.slice(0, 7)))),
      ])
  }
})

test.each(['2026-11', '2026-12'])('%s: lines, channels, file and statement add up to the same cents', async (month) => {
  const expected = posted.filter(({ day }) => day.startsWith(month))
  const total = sumOf(expected)
  const of = await open(month, '?lignes=5000')
  expect(of.total).toBe(total)
  for (const { channel, amount } of of.channels)
    expect([channel, amount]).toEqual([channel, sumOf(expected.filter((one) => one.channel === channel))])
  expect(of.channels).toHaveLength(CHANNELS.length)
  // All of them, and each refund says that the client was given it back.
  const visit = await visitOf(month)
  expect(visit.rows).toHaveLength(expected.length)
  expect(visit.sum).toBe(total)
  expect(visit.total).toBe(total)
  expect(visit.rows.filter(([, , , , nature]) => nature!.startsWith('Repris'))).toHaveLength(expected.length / 10)

  const { db } = site.app
  const paper = sumsOf(
    await listStatement(db, 99, pair.psychicId, month),
    await sumAnswers(db, 99, pair.psychicId, month),
  )
  const { before, after } = await findBalances(db, 99, pair.psychicId, month)
  expect([paper.net, after - before]).toEqual([total, total])
})

/** The file of a month, by its cells. */
async function visitOf(month: string) {
  const { psychic } = await again()
  let text = ''
  const take = async ({ request, context, url, params }: Parameters<typeof csvLoader>[0]) => {
    const answer = (await csvLoader({ request, context, url, params } as Parameters<typeof csvLoader>[0])) as Response
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="gains-main-${month}.csv"`)
    text = await answer.text()
    return null
  }
  await openPage(site, take, `/espace-voyant/gains/${month}/gains.csv`, psychic, { month })
  const cells = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')))
  const cents = (typed: string) => Math.round(Number(typed.replace(',', '.')) * 100)
  const rows = cells.slice(1, -1)
  return {
    rows,
    sum: rows.reduce((sum, row) => sum + cents(row.at(-1)!), 0),
    total: cents(cells.at(-1)!.at(-1)!),
  }
}

test('a month shows its latest lines first, and more when asked', async () => {
  const of = await open('2026-12')
  expect([of.lines.length, of.hasMore]).toEqual([50, true])
  expect(of.lines[0]).toMatchObject({ nature: 'refund', channel: 'phone', seconds: null })
  expect(of.lines[1]).toMatchObject({ nature: 'bill', seconds: 60, freeSeconds: 0 })
  expect(of.lines[0].amount).toBe(-of.lines[1].amount)
  expect((await open('2026-12', '?lignes=100')).lines).toHaveLength(100)
  expect((await open('2026-12', '?lignes=1e9')).lines).toHaveLength(50)
})

test('a month that has not begun, or is none, has no page, and one without gains no file', async () => {
  const { psychic } = await again()
  const status = async (month: string, loader: (args: never) => unknown = monthLoader) =>
    (await openPage(site, loader as typeof monthLoader, `/espace-voyant/gains/${month}`, psychic, { month })).status
  expect([await status('2027-01'), await status('2026-13'), await status('rien')]).toEqual([404, 404, 404])
  expect(await status('2026-10', csvLoader as never)).toBe(404)
  expect(await open('2026-10')).toMatchObject({ total: 0, lines: [], channels: [] })
})

test('another psychic sees nothing of it, and neither do clients or strangers', async () => {
  const other = await addPair(site, { psychic: { name: 'Blanche' } })
  const path = '/espace-voyant/gains/2026-12'
  const at = { month: '2026-12' }
  const own = await openPage(site, monthLoader, path, other.psychic, at)
  expect(own.data.of).toMatchObject({ total: 0, lines: [], channels: [], beside: [] })
  const client = await openPage(site, monthLoader, path, other.client, at)
  expect(client.status).toBe(403)
  expect((await openPage(site, monthLoader, path, site.browser(), at)).location).toContain('/connexion')
})

test('a psychic whom two brands list reads both from their one account, and no brand that never listed them', async () => {
  const { psychic } = await again()
  const brands = async (query: string) =>
    (await openPage(site, earningsLoader, `/espace-voyant/gains${query}`, psychic)).data
  expect(await brands('?marque=second')).toMatchObject({ brand: { key: 'main' }, brands: [{ key: 'main' }] })
  await sql`insert into psychic_listings (psychic_id, site_id, price_per_minute, position)
    values (${pair.psychicId}, 100, 300, 1)`.execute(site.owner)
  expect(await brands('?marque=second')).toMatchObject({
    brand: { key: 'second' },
    brands: [{ key: 'main' }, { key: 'second' }],
    of: { balance: 0, earned: { year: 0 } },
    course: { minute: { price: 300, net: 250, share: 112 } },
  })
  expect((await brands('')).course.minute).toEqual({ price: 250, net: 208, share: 93 })
})
