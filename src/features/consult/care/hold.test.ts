import { beforeAll, expect, test } from 'vitest'
import { addPair, fund, type Pair, receiptOf, returned, stopRoom } from '../../../../test/consulting.ts'
import { openPage } from '../../../../test/forms.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { buyCredit } from '../../../../test/orders.ts'
import { type ClientTraits, proveMobile, signInAs } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { heldBalance, walletBalance } from '../../house/ledger/queries.server.ts'
import * as walletPage from '../../money/wallet/wallet.page.tsx'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import * as receiptPage from '../consultations/receipt.page.tsx'
import { careJobs } from './jobs.server.ts'

const site = useTestApp()
const HOUR = 3600
const DAY = 24 * HOUR
const MODERATOR = 'moderation@example.test'
let moderator: Staff
let other: Staff

beforeAll(async () => {
  moderator = await addStaff(site, 'moderator')
  other = await addStaff(site, 'admin')
  await site.owner.updateTable('users').set({ email: MODERATOR }).where('id', '=', moderator.id).execute()
})

const work = async () => {
  for (const { run } of careJobs) await run(site.app, {})
}
/** Two minutes at 3 EUR, half a minute of them free: 4.50 EUR, of which the psychic gets 1.68 and 0.56. */
const given = { cents: 3000, freeSeconds: 30, psychic: { price: 300 } }

async function heldRoom(traits: { cents?: number; freeSeconds?: number; client?: ClientTraits; price?: number } = {}) {
  const { price = 300, ...rest } = traits
  const pair = await addPair(site, { ...given, ...rest, psychic: { price } })
  await proveMobile(site, pair.clientId)
  return { pair, id: await stopRoom(site, pair) }
}
const purse = ({ clientId }: Pair) => walletBalance(site.app.db, 99, clientId)
const held = ({ clientId }: Pair) => heldBalance(site.app.db, 99, clientId)
const full = { balance: 3000, promotional: 0, freeSeconds: 30, reserved: 0 }
const nothing = { held: 0, heldSeconds: 0 }
const balanceOf = async (kind: string, ownerId: number) =>
  (
    await site.owner
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('kind', '=', kind)
      .where('owner_id', '=', ownerId)
      .where('unit', '=', 'cent')
      .executeTakeFirst()
  )?.balance ?? 0
const earned = ({ psychicId }: Pair) => balanceOf('psychic_earnings', psychicId)
const holdOf = (id: number) =>
  site.owner.selectFrom('care_holds').selectAll().where('consultation_id', '=', id).executeTakeFirstOrThrow()
const alertOf = async (id: number) =>
  (
    await site.owner
      .selectFrom('care_alerts')
      .select('id')
      .where('consultation_id', '=', id)
      .where('topic', 'is', null)
      .executeTakeFirstOrThrow()
  ).id
const call = async (staff: Staff, path: string, body: object = {}) => {
  await site.owner.updateTable('sessions').set({ factor_at: site.now() }).where('user_id', '=', staff.id).execute()
  const answer = (await (await signInAs(site, staff.id)).post(`/api/admin/${path}`, body)).body
  return answer.api.ok === 1 ? answer : answer.api.error.code
}
const answer = 'Nous lui avons écrit.'
const close = async (staff: Staff, id: number, outcome?: string) =>
  call(staff, `care-alerts/${await alertOf(id)}/close`, { answer, ...(outcome ? { outcome } : {}) })
const isClosed = async (id: number) =>
  (await site.owner.selectFrom('care_alerts').selectAll().where('consultation_id', '=', id).executeTakeFirstOrThrow())
    .closed_at !== null
const codeOf = ({ body }: { body: { api: { ok: number; error?: { code: number } } } }) => body.api.error?.code ?? 0

test('until it is decided, the amount belongs to nobody; the client sees it as pending on the receipt and in the wallet', async () => {
  const { pair, id } = await heldRoom()
  expect(await held(pair)).toEqual({ held: 450, heldSeconds: 30 })
  expect([await earned(pair), await balanceOf('psychic_held', pair.psychicId)]).toEqual([0, 168 + 56])
  expect((await pair.client.get('/api/wallet')).body.wallet).toMatchObject({
    balance: 2550,
    held: 450,
    heldSeconds: 30,
    entries: [{ held: true }, { held: true }, { held: false }, { held: false }],
  })
  const { data } = await openPage(site, receiptPage.loader, '/consultations', pair.client, { id: String(id) })
  expect(data.paper.receipt).toMatchObject({ held: true, heldUntil: '2026-11-23T11:02:00.000Z' })
  expect((await openPage(site, walletPage.loader, '/wallet', pair.client)).data.wallet).toMatchObject({ held: 450 })
  await lawsHold(site)
})

test('after 48 hours without a decision the client is refunded in full, once, and the psychic gets nothing', async () => {
  const { pair, id } = await heldRoom()
  await site.advance(48 * HOUR - 1)
  await work()
  expect(await holdOf(id)).toMatchObject({ outcome: null, settled_at: null })
  await site.advance(1)
  await Promise.all([work(), work()])
  await work()
  expect([await purse(pair), await held(pair), await earned(pair)]).toEqual([full, nothing, 0])
  expect(await holdOf(id)).toMatchObject({
    outcome: 'refund',
    decided_by: null,
    settled_at: site.now(),
    time_back: true,
  })
  const again = await returned(site, pair)
  expect(await receiptOf(again, id)).toMatchObject({ held: false, givenBack: true, timeBack: true, balanceAfter: 3000 })
  expect(codeOf(await again.client.post(`/api/consultations/${id}/dispute`, { reason: 'Trop cher' }))).toBe(4362)
  await lawsHold(site)
  // The alert itself is still open.
  expect(await isClosed(id)).toBe(false)
  expect(await close(moderator, id, 'refund')).toBe(4363)
  expect(await close(moderator, id)).toMatchObject({ settled: true })
})

test('two accomplices gain no money, however often they repeat it', async () => {
  const before = await addPair(site, given)
  await proveMobile(site, before.clientId)
  const ids = [await stopRoom(site, before, { by: 'psychic' }), await stopRoom(site, before, { by: 'psychic' })]
  await site.advance(3 * DAY)
  await work()
  const pair = await returned(site, before)
  ids.push(await stopRoom(site, pair, { by: 'psychic' }))
  await site.advance(3 * DAY)
  await work()
  const holds = await Promise.all(ids.map(holdOf))
  expect(holds.map(({ outcome }) => outcome)).toEqual(['refund', null, null])
  expect(await earned(pair)).toBe(0)
  await lawsHold(site)
})

test('a person’s second hold within thirty days has no term, and the moderators are mailed every day', async () => {
  const { pair: before } = await heldRoom()
  await site.advance(3 * DAY)
  await work()
  await mailsTo(site, MODERATOR)
  const pair = await returned(site, before)
  const id = await stopRoom(site, pair)
  expect(await holdOf(id)).toMatchObject({ default_at: null })
  const again = await returned(site, pair)
  expect(await receiptOf(again, id)).toMatchObject({ held: true, heldUntil: null })
  const place = `/admin#/care-alerts/${await alertOf(id)}/show`
  const told = async () =>
    (await mailsTo(site, MODERATOR)).filter(
      (one) => one.subject.includes('attend toujours') && one.text.includes(place),
    )
  for (const mails of [1, 2]) {
    await site.advance(DAY)
    await work()
    await work()
    expect((await told()).length).toBe(mails)
  }
  await site.advance(60 * DAY)
  await work()
  expect([await held(pair), await isClosed(id)]).toEqual([{ held: 450, heldSeconds: 30 }, false])
  const desk = await (await signInAs(site, moderator.id)).get('/api/admin/care-alerts?closed=no&perPage=100')
  expect(desk.body.rows).toContainEqual(expect.objectContaining({ consultationId: id, held: 450, heldUntil: null }))
  expect(await close(moderator, id, 'refund')).toMatchObject({ settled: true })
  expect(await held(pair)).toEqual(nothing)
})

test('an alias of the same address is the same person, who gets free time back only once', async () => {
  const email = 'revenante@example.test'
  const { pair, id } = await heldRoom({ client: { email } })
  await site.advance(48 * HOUR)
  await work()
  expect(await holdOf(id)).toMatchObject({ time_back: true })
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', pair.clientId).execute()
  await eraseDue(site.app)
  const second = await heldRoom({ client: { email: 'revenante+2@example.test' } })
  expect(await holdOf(second.id)).toMatchObject({ default_at: null })
  await close(moderator, second.id, 'charge')
  await site.advance(31 * DAY)
  const third = { pair: await returned(site, second.pair), id: 0 }
  await fund(site, third.pair.clientId, { freeSeconds: 30 })
  third.id = await stopRoom(site, third.pair)
  await site.advance(48 * HOUR)
  await work()
  expect(await holdOf(third.id)).toMatchObject({ outcome: 'refund', time_back: false })
  expect(await purse(third.pair)).toMatchObject({ balance: 2550, freeSeconds: 0 })
  expect(await receiptOf(await returned(site, third.pair), third.id)).toMatchObject({
    givenBack: true,
    timeBack: false,
  })
  await lawsHold(site)
})

test('a moderator’s decision takes effect at once: refund, refund paid by the company, or charge', async () => {
  const rooms = [await heldRoom(), await heldRoom(), await heldRoom({ client: { email: 'payee@example.test' } })]
  const [refunded, shared, charged] = rooms as [(typeof rooms)[0], (typeof rooms)[0], (typeof rooms)[0]]
  expect(await close(moderator, refunded.id)).toBe(4364)
  expect(await close(moderator, refunded.id, 'refund')).toMatchObject({ settled: true })
  expect(await close(moderator, shared.id, 'share')).toMatchObject({ settled: true })
  expect(await close(moderator, charged.id, 'charge')).toMatchObject({ settled: true })
  expect(await close(moderator, charged.id, 'charge')).toBe(4361)
  expect(await Promise.all(rooms.map(({ pair }) => earned(pair)))).toEqual([0, 224, 224])
  expect(await Promise.all(rooms.map(({ pair }) => purse(pair)))).toEqual([
    full,
    full,
    { ...full, balance: 2550, freeSeconds: 0 },
  ])
  const { psychicId } = charged.pair
  expect([await balanceOf('vat', psychicId), await balanceOf('site_revenue', psychicId)]).toEqual([75, 450 - 75 - 224])
  await lawsHold(site)
  const { client } = charged.pair
  expect(await receiptOf(charged.pair, charged.id)).toMatchObject({ held: false, givenBack: false, mayReview: true })
  const [mail] = await mailsTo(site, 'payee@example.test')
  expect(mail!.text).toContain('4,50\u00a0€')
  expect(mail!.text).not.toContain('danger')
  // From now on it is a bill like any other.
  expect(codeOf(await client.post(`/api/consultations/${charged.id}/dispute`, { reason: 'Trop cher' }))).toBe(0)
  const refund = { amount: 450, reason: 'Vous avez raison.' }
  expect(await call(other, `disputes/${charged.id}/refund`, refund)).toMatchObject({ settled: true })
  expect([await purse(charged.pair), await earned(charged.pair)]).toEqual([full, 0])
  await lawsHold(site)
})

test('above 100 EUR that would not be refunded automatically, a second person must confirm; the alert stays open until then', async () => {
  // 24 minutes at 5 EUR, twice for the same person: 120 EUR each.
  const dear = { cents: 40_000, freeSeconds: 0, psychic: { price: 500 } }
  const pair = await addPair(site, dear)
  const first = await stopRoom(site, pair)
  await call(moderator, `care-alerts/${await alertOf(first)}/close`, { answer, outcome: 'charge' })
  const id = await stopRoom(site, pair, { by: 'psychic', seconds: 1440 })
  const alert = `care-alerts/${await alertOf(id)}`
  expect(await close(moderator, id, 'refund')).toMatchObject({ settled: false })
  expect([await isClosed(id), (await held(pair)).held]).toEqual([false, 12_000])
  expect(await close(other, id, 'refund')).toBe(4211)
  expect(await call(moderator, `${alert}/confirm`)).toBe(4213)
  const opened = (await (await signInAs(site, other.id)).get(`/api/admin/${alert}`)).body.row
  expect(opened.hold).toMatchObject({ cents: 12_000, outcome: 'refund', isOwn: false, isSettled: false })
  expect(await call(other, `${alert}/decline`, { reason: 'À revoir' })).toMatchObject({ api: { ok: 1 } })
  expect(await call(other, `${alert}/confirm`)).toBe(3000)
  await close(moderator, id, 'share')
  expect(await call(other, `${alert}/confirm`)).toMatchObject({ api: { ok: 1 } })
  expect([await isClosed(id), (await held(pair)).held]).toEqual([true, 0])
  expect(await call(other, `${alert}/confirm`)).toBe(4361)
  expect(await call(other, `${alert}/decline`, { reason: 'Trop tard' })).toBe(4361)
  expect(await holdOf(id)).toMatchObject({ decided_by: moderator.id, confirmed_by: other.id, outcome: 'share' })
  const alone = site.owner.updateTable('care_holds').set({ confirmed_by: moderator.id })
  await expect(alone.where('consultation_id', '=', id).execute()).rejects.toMatchObject({
    constraint: 'care_hold_two_people',
  })
  await lawsHold(site)
})

test('before an account is erased, its holds are refunded, to the payment that funded them', async () => {
  const pair = await addPair(site, { freeSeconds: 0, psychic: { price: 300 } })
  const order = await buyCredit(site, pair.client)
  const id = await stopRoom(site, pair)
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', pair.clientId).execute()
  await eraseDue(site.app)
  expect(await holdOf(id)).toMatchObject({ outcome: 'refund', decided_by: null })
  const back = site.owner.selectFrom('order_refunds').select('amount').where('order_id', '=', order)
  expect(await back.execute()).toEqual([{ amount: 2000 }])
  await lawsHold(site)
})

test('a held or refunded consultation can’t be reviewed, by the call or the page', async () => {
  const { pair, id } = await heldRoom()
  const review = ({ client }: Pair) => client.post('/api/reviews', { consultationId: id, rating: 5, text: 'Parfait.' })
  expect([codeOf(await review(pair)), (await receiptOf(pair, id)).mayReview]).toEqual([4365, false])
  await close(moderator, id, 'refund')
  expect([codeOf(await review(pair)), (await receiptOf(pair, id)).mayReview]).toEqual([4366, false])
  expect(await site.owner.selectFrom('reviews').selectAll().where('consultation_id', '=', id).execute()).toEqual([])
})

test('a payout leaves out held amounts; once decided, they are in a later month', async () => {
  await site.advance(10 * DAY)
  const { pair, id } = await heldRoom()
  const admin = async (path: string) => (await (await signInAs(site, other.id)).get(`/api/admin/${path}`)).body
  const [year, held] = site.now().toISOString().split('-')
  await site.advance(40 * DAY)
  const { due } = await admin(`due-payouts?month=${year}-${held}`)
  expect(due.map(({ psychicId }: { psychicId: number }) => psychicId)).not.toContain(pair.psychicId)
  expect(await close(moderator, id, 'charge')).toMatchObject({ settled: true })
  const [now, then] = site.now().toISOString().split('-')
  const { statement } = await admin(`psychics/${pair.psychicId}/statement?month=${now}-${then}`)
  expect(statement.lines).toMatchObject([{ consultationId: id, isRefund: false, gross: 450, vat: 75, net: 224 }])
  expect((await admin(`psychics/${pair.psychicId}/statement?month=${year}-${held}`)).statement.lines).toEqual([])
})
