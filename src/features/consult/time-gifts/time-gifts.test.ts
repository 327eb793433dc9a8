import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPair, ask, openRoom, type Pair, receiptOf, returned } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { attempt, moving } from '../../../../test/ledger/attempt.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { consult } from '../../../../test/loyalty.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { collectData } from '../../rights/privacy/collect-data.server.ts'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import * as request from '../consultations/consult.page.tsx'
import * as page from './give.page.tsx'
import { endTimeGifts } from './jobs.server.ts'
import { quotaOf } from './rules.ts'

const site = useTestApp()
const DAY = 86_400

const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code ?? 0
const give = ({ psychic }: Pair, id: number, minutes: number, key?: string) =>
  psychic.post(`/api/consultations/${id}/gift`, { minutes }, key ? { 'idempotency-key': key } : {})
const giftsOf = async ({ client }: Pair) => (await client.get('/api/time-gifts')).body.gifts
const rate = (psychicId: number, reviews: number, stars: number) =>
  site.owner.insertInto('psychic_ratings').values({ psychic_id: psychicId, site_id: 99, reviews, stars }).execute()

/** A client who paid for a consultation with a psychic at 3 EUR a minute. */
async function paid(cents = 1000): Promise<{ pair: Pair; id: number }> {
  const pair = await addPair(site, { cents, psychic: { price: 300 } })
  return { pair, id: await consult(site, pair, 90) }
}
/** Another client who paid for a consultation with the same psychic. */
async function alsoPaid(of: Pair, cents = 1000): Promise<{ pair: Pair; id: number }> {
  const other = await addPair(site, { cents })
  const pair = { ...of, client: other.client, clientId: other.clientId }
  return { pair, id: await consult(site, pair, 90) }
}

/** The seconds of gifts that the page of a request counts with a psychic. */
async function offeredBy(psychicId: number, { client }: Pair): Promise<number> {
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
  return (await openPage(site, request.loader, `/voyance/${slug}/consulter`, client, { slug })).data.giftSeconds
}

test.each([
  [{ reviews: 0, stars: 0 }, 10],
  [{ reviews: 4, stars: 4 }, 10],
  [{ reviews: 5, stars: 19 }, 0],
  [{ reviews: 5, stars: 20 }, 30],
  [{ reviews: 9, stars: 45 }, 30],
  [{ reviews: 10, stars: 45 }, 60],
])('%j give %i minutes a month', (rated, minutes) => {
  expect(quotaOf(rated)).toBe(minutes)
})

test('given minutes are used first, with their psychic only, and the house pays them', async () => {
  const { pair, id } = await paid()
  expect((await give(pair, id, 3)).body.gift).toMatchObject({ quota: 10, left: 7, givenAt: site.now().toISOString() })
  expect(await giftsOf(pair)).toMatchObject([{ seconds: 180, psychic: { name: 'Solène' } }])
  const earnedOf = async () =>
    (
      await sql<{ sum: number }>`select coalesce(sum(balance), 0)::bigint as sum from ledger_accounts
      where kind in ('psychic_earnings', 'psychic_pending') and owner_id = ${pair.psychicId}`.execute(site.owner)
    ).rows[0]!.sum
  const before = await earnedOf()
  const bill = await receiptOf(pair, await consult(site, pair, 120))
  expect([bill.total, bill.freeSeconds]).toEqual([0, bill.seconds])
  expect(await earnedOf()).toBeGreaterThan(before)
  expect(await giftsOf(pair)).toMatchObject([{ seconds: 180 - bill.seconds }])
  const { id: another } = await addPsychic(site.owner, { present: true })
  expect([await offeredBy(another, pair), await offeredBy(pair.psychicId, pair)]).toEqual([0, 180 - bill.seconds])
  await lawsHold(site)
})

test('one gift a client and month, within the quota, also when many are given at once', async () => {
  const { pair, id } = await paid()
  const twice = await Promise.all([give(pair, id, 3), give(pair, id, 3)])
  expect(twice.map(codeOf).toSorted()).toEqual([0, 4639])
  const [second, third] = [await alsoPaid(pair), await alsoPaid(pair)]
  // Seven of ten minutes are left: only one of them gets five.
  const both = await Promise.all([give(second.pair, second.id, 5), give(third.pair, third.id, 5)])
  expect(both.map(codeOf).toSorted()).toEqual([0, 4640])
  await site.advance(10 * DAY)
  const later = await returned(site, pair)
  expect((await later.psychic.get(`/api/consultations/${id}/gift`)).body.gift).toMatchObject({
    left: 10,
    givenAt: null,
  })
  expect(codeOf(await give(later, id, 10))).toBe(0)
  await lawsHold(site)
})

test('a low average gives nothing, a high one more', async () => {
  const [low, high] = [await paid(), await paid()]
  await rate(low.pair.psychicId, 6, 20)
  await rate(high.pair.psychicId, 12, 59)
  expect(codeOf(await give(low.pair, low.id, 3))).toBe(4640)
  expect((await give(high.pair, high.id, 10)).body.gift).toMatchObject({ quota: 60, left: 50 })
})

test('never during a request, a consultation, or a wait', async () => {
  const { pair, id } = await paid()
  const other = await alsoPaid(pair)
  const asked = await ask(pair)
  expect([codeOf(await give(pair, id, 3)), codeOf(await give(other.pair, other.id, 3))]).toEqual([4637, 4637])
  await pair.client.post(`/api/consultations/${asked}/cancel`)
  const room = await openRoom(pair)
  expect(codeOf(await give(pair, id, 3))).toBe(4637)
  await pair.client.post(`/api/consultations/${room}/end`)
  const ticket = { site_id: 99, client_id: pair.clientId, psychic_id: pair.psychicId, channel: 'chat', way: 'page' }
  const waiting = { ...ticket, taken_at: site.now(), heard_at: site.now() }
  await site.owner.insertInto('queue_tickets').values(waiting).execute()
  expect(codeOf(await give(pair, id, 3))).toBe(4637)
  await site.owner.deleteFrom('queue_tickets').where('client_id', '=', pair.clientId).execute()
  expect(codeOf(await give(pair, id, 3))).toBe(0)
})

test('only to somebody who paid, is not on a pause and not blocked; in the same words', async () => {
  const free = await addPair(site, { freeSeconds: 300 })
  const unpaid = await consult(site, free, 60)
  expect(codeOf(await give(free, unpaid, 3))).toBe(4638)
  const { pair, id } = await paid()
  await pair.client.post('/api/pause', { length: 'day' })
  expect(codeOf(await give(pair, id, 3))).toBe(4638)
  const refunded = await paid()
  await refunded.pair.client.post(`/api/consultations/${refunded.id}/dispute`, { reason: 'La ligne a coupé.' })
  const { total } = await receiptOf(refunded.pair, refunded.id)
  const { browser } = await addStaff(site, 'support')
  await browser.post(`/api/admin/disputes/${refunded.id}/refund`, { amount: total, reason: 'Vous avez raison.' })
  expect(codeOf(await give(refunded.pair, refunded.id, 3))).toBe(4638)
})

test('a psychic gives in their own consultations only, and only the offered lengths', async () => {
  const { pair, id } = await paid()
  const other = await addPair(site, { cents: 1000 })
  expect([codeOf(await give(other, id, 3)), (await give({ ...pair, psychic: pair.client }, id, 3)).status]).toEqual([
    codeOf(await give(other, 999_999, 3)),
    403,
  ])
  for (const minutes of [0, -3, 4, 1000]) expect(codeOf(await give(pair, id, minutes))).toBe(107)
  expect(await giftsOf(pair)).toEqual([])
})

test('what was not used in a year goes back to the house, and never under a room that has it', async () => {
  const { pair, id } = await paid(5000)
  await give(pair, id, 3)
  await site.advance(365 * DAY - 60)
  const later = await returned(site, pair)
  const room = await openRoom(later)
  await site.advance(120)
  await endTimeGifts(site.app)
  await later.client.post(`/api/consultations/${room}/end`)
  await endTimeGifts(site.app)
  expect(await giftsOf(later)).toEqual([])
  await lawsHold(site)
})

test('an erased account keeps no gift, and the export names what was given', async () => {
  const { pair, id } = await paid()
  await give(pair, id, 3)
  const facts = { id: pair.clientId, siteId: 99, emails: [], phones: [], held: [] }
  const parts = await collectData(site.app, facts, async () => {})
  expect(parts.find(({ heading }) => heading === 'timeGifts')!.rows).toMatchObject([{ freeSeconds: 180, balance: 180 }])
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', pair.clientId).execute()
  await eraseDue(site.app)
  const left = await site.owner
    .selectFrom('time_gifts')
    .select('left_seconds')
    .where('client_id', '=', pair.clientId)
    .execute()
  expect(left).toEqual([{ left_seconds: 0 }])
  await lawsHold(site)
})

test('by form: a gift sent twice is given once, and then said', async () => {
  const { pair, id } = await paid()
  const at = `/consultations/${id}/offrir`
  const params = { id: String(id) }
  const { data } = await openPage(site, page.loader, at, pair.psychic, params)
  expect(data.gift).toMatchObject({ name: 'Camille', quota: 10, left: 10, givenAt: null, paid: true })
  const send = (fields: Record<string, string>) => sendForm(site, page.action, at, fields, pair.psychic, params)
  expect((await send({ minutes: '4', key: data.formKey })).data.refusal.code).toBe(107)
  for (const _ of [1, 2]) {
    expect((await send({ minutes: '5', key: data.formKey })).location).toBe(`${at}?fait=offert`)
  }
  expect(await giftsOf(pair)).toMatchObject([{ seconds: 300 }])
  const after = (await openPage(site, page.loader, `${at}?fait=offert`, pair.psychic, params)).data
  expect(after).toMatchObject({ done: true, gift: { left: 5, givenAt: site.now().toISOString() } })
})

test.each([
  ['without a row', 'gift:999999', 180],
  ['of another length', null, 600],
])('the database refuses a gift %s', async (_, reference, seconds) => {
  const { pair, id } = await paid()
  await give(pair, id, 3)
  const { id: gift } = await site.owner
    .selectFrom('time_gifts')
    .select('id')
    .where('client_id', '=', pair.clientId)
    .executeTakeFirstOrThrow()
  const moved = moving(seconds, ['free_time_offer', 0], ['client_gift_time', pair.clientId])
  const posting = attempt(site.app.db, 'post_time_gift', { reference: reference ?? `gift:${gift}`, moved })
  await expect(posting).rejects.toThrow(/no posting without/)
})
