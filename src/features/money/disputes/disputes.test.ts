import { beforeEach, expect, test } from 'vitest'
import { auditEntries } from '../../../../test/audit.ts'
import type { Browser } from '../../../../test/browser.ts'
import { addPair, openRoom, type Pair, receiptOf, talk, write } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { signInAs } from '../../../../test/people.ts'
import { addStaff, type Staff, shownCode } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { verifyLedger } from '../wallet/verify-ledger.server.ts'
import { action, loader } from './dispute.page.tsx'

const site = useTestApp()
const EMAIL = 'margot@example.test'
const REASON = 'La coupure vient de chez nous.'
let support: Staff
let admin: Staff
let serial = 0
/** 24 minutes at 5 EUR: 120 EUR. */
const DEAR = { price: 500, seconds: 1440 }

beforeEach(async () => {
  support = await addStaff(site, 'support')
  admin = await addStaff(site, 'admin')
})

/** A consultation that was billed and disputed. */
async function dispute(given: { cents?: number; freeSeconds?: number; price?: number; seconds?: number } = {}) {
  serial += 1
  const pair = await addPair(site, {
    cents: given.cents ?? 50_000,
    freeSeconds: given.freeSeconds ?? 0,
    client: { email: `${serial}-${EMAIL}`, firstName: 'Margot' },
    psychic: { price: given.price ?? 300 },
  })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, given.seconds ?? 120, 30)
  await pair.client.post(`/api/consultations/${id}/end`)
  await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'La ligne a coupé.' })
  return { pair, id, email: `${serial}-${EMAIL}`, ...(await receiptOf(pair, id)) }
}

const call = async (browser: Browser, id: number, what: string, body: object = {}) => {
  const answer = await browser.post(`/api/admin/disputes/${id}/${what}`, body)
  return answer.body.api.ok === 1 ? 0 : answer.body.api.error.code
}
/** A member of staff with a fresh second factor. */
const surely = async ({ id, browser }: Staff) => {
  await site.owner.updateTable('sessions').set({ factor_at: site.now() }).where('user_id', '=', id).execute()
  return browser
}
const balanceOf = async ({ client }: Pair) => (await client.get('/api/wallet')).body.wallet
const acts = async (id: number) =>
  (await auditEntries(site))
    .filter(({ subject }) => subject === `consultation:${id}`)
    .map(({ act, actor_id, reason, details }) => ({ act, actor_id, reason, details }))

test('open disputes are listed with their age, oldest first, without those of other sites', async () => {
  const first = await dispute({ seconds: 60 })
  await site.advance(3 * 3600)
  const second = await dispute({ seconds: 60 })
  const browser = await signInAs(site, support.id)
  const { rows } = (await browser.get('/api/admin/disputes?status=pending&perPage=100')).body
  expect(rows.slice(-2)).toMatchObject([
    { id: first.id, client: 'Margot', reason: 'La ligne a coupé.', total: first.total, refund: null },
    { id: second.id },
  ])
  expect((await browser.get(`/api/admin/disputes/${first.id}`)).body.row).toMatchObject({ hours: 3 })
  await site.owner.updateTable('consultations').set({ site_id: 100 }).where('id', '=', second.id).execute()
  expect((await browser.get(`/api/admin/disputes/${second.id}`)).body.api.error.code).toBe(3000)
  expect(await call(browser, second.id, 'reject', { reason: REASON })).toBe(3000)
})

test('a full refund reverses the bill, is notified by mail, shown on the receipt and logged', async () => {
  const { pair, id, total, email } = await dispute({ freeSeconds: 60 })
  expect(total).toBe(300)
  const before = await balanceOf(pair)
  expect(await call(await surely(support), id, 'refund', { amount: total, reason: REASON })).toBe(0)
  const after = await balanceOf(pair)
  expect(after.balance - before.balance).toBe(300)
  expect(after.freeSeconds - before.freeSeconds).toBe(60)
  expect(await verifyLedger(site.app.db)).toEqual([])
  const { dispute: shown } = await receiptOf(pair, id)
  expect(shown).toMatchObject({ status: 'accepted', answer: { refund: 300, reason: REASON } })
  const mail = (await mailsTo(site, email)).at(-1)!
  expect(mail.text).toContain('3,00\u00a0€')
  expect(mail.text).toContain(REASON)
  expect(await acts(id)).toEqual([
    { act: 'dispute.refund', actor_id: support.id, reason: REASON, details: { amount: 300, bearer: 'psychic' } },
  ])
})

test('a partial refund paid by the site leaves the psychic’s earnings', async () => {
  const { pair, id } = await dispute()
  const earned = async () =>
    site.owner
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('kind', '=', 'psychic_earnings')
      .where('owner_id', '=', pair.psychicId)
      .executeTakeFirstOrThrow()
  const [before, earnedBefore] = [await balanceOf(pair), await earned()]
  expect(await call(await surely(support), id, 'refund', { amount: 250, bearer: 'house', reason: REASON })).toBe(0)
  expect((await balanceOf(pair)).balance - before.balance).toBe(250)
  expect(await earned()).toEqual(earnedBefore)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('a refund is never above the price, nor zero if something was paid', async () => {
  const { pair, id, total } = await dispute()
  const before = await balanceOf(pair)
  const browser = await surely(support)
  for (const amount of [total + 1, 0]) expect(await call(browser, id, 'refund', { amount, reason: REASON })).toBe(4212)
  for (const amount of [-1, 1.5, '3']) expect(await call(browser, id, 'refund', { amount, reason: REASON })).toBe(107)
  expect(await call(browser, id, 'refund', { amount: total, reason: '  ' })).toBe(107)
  expect(await balanceOf(pair)).toEqual(before)
})

test('if only free time was used, the free time is given back', async () => {
  const { pair, id, total } = await dispute({ freeSeconds: 600 })
  expect(total).toBe(0)
  const before = await balanceOf(pair)
  expect(await call(await surely(support), id, 'refund', { amount: 0, reason: REASON })).toBe(0)
  expect((await balanceOf(pair)).freeSeconds - before.freeSeconds).toBe(120)
})

test('a refund that waits for a second person is announced to everybody else who may confirm it, and to nobody else', async () => {
  const { id, total } = await dispute(DEAR)
  const moderator = await addStaff(site, 'moderator')
  const waiting = async (who: Staff) => (await (await surely(who)).get('/api/admin/awaiting/mine')).body.row.counts
  const told = async (who: Staff) => {
    const { email } = await site.owner
      .selectFrom('users')
      .select('email')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    return (await mailsTo(site, email!)).filter(({ text }) => text.includes(`/admin#/disputes/${id}/show`)).length
  }
  const listed = async () => {
    const { rows } = (await (await surely(admin)).get('/api/admin/disputes?perPage=100')).body
    return rows.find((row: { id: number }) => row.id === id)
  }
  const before = (await waiting(admin)).disputes
  expect(await call(await surely(support), id, 'refund', { amount: total, reason: REASON })).toBe(0)
  expect([await told(admin), await told(support), await told(moderator)]).toEqual([1, 0, 0])
  expect((await waiting(admin)).disputes).toBe(before + 1)
  expect((await waiting(moderator)).disputes).toBe(0)
  expect(await listed()).toMatchObject({ status: 'pending', refund: null, proposed: total })
  const own = await waiting(support)
  expect(await call(await surely(admin), id, 'confirm')).toBe(0)
  expect(await waiting(support)).toEqual(own)
  expect((await waiting(admin)).disputes).toBe(before)
  expect(await listed()).toMatchObject({ status: 'accepted', refund: total, proposed: null })
  const { row } = (await (await surely(support)).get(`/api/admin/disputes/${id}`)).body
  expect(row.answer).toMatchObject({ by: 'Sacha', confirmedBy: 'Sacha', isSettled: true })
})

test('a refund needs a code of the last five minutes; a rejection does not', async () => {
  const { id, total } = await dispute()
  const browser = await surely(support)
  await site.advance(300)
  expect(await call(browser, id, 'refund', { amount: total, reason: REASON })).toBe(4202)
  expect(await call(browser, id, 'reject', { reason: REASON })).toBe(0)
})

test('a rejection moves no money, is sent with its reason, and is final', async () => {
  const { pair, id, email } = await dispute()
  const before = await balanceOf(pair)
  expect(await call(support.browser, id, 'reject', { reason: REASON })).toBe(0)
  expect(await balanceOf(pair)).toEqual(before)
  expect((await receiptOf(pair, id)).dispute).toMatchObject({
    status: 'refused',
    answer: { refund: 0, reason: REASON },
  })
  expect((await mailsTo(site, email)).at(-1)!.text).toContain(REASON)
})

test('if two people answer at once, one succeeds and the other is refused', async () => {
  const { pair, id, total } = await dispute()
  const before = await balanceOf(pair)
  const [one, two] = [await surely(support), await surely(admin)]
  const answers = await Promise.all([
    call(one, id, 'refund', { amount: total, reason: REASON }),
    call(two, id, 'refund', { amount: total, reason: REASON }),
  ])
  expect(answers.toSorted()).toEqual([0, 4210])
  expect((await balanceOf(pair)).balance - before.balance).toBe(total)
  expect(await call(one, id, 'reject', { reason: REASON })).toBe(4210)
})

test('a member of staff is told if another one has just opened the dispute', async () => {
  const { id } = await dispute()
  await admin.browser.get(`/api/admin/disputes/${id}`)
  const read = async () => (await support.browser.get(`/api/admin/disputes/${id}`)).body.row
  expect(await read()).toMatchObject({ other: 'Sacha', answer: null, hours: 0 })
  expect(await read()).toMatchObject({ other: null })
  expect((await acts(id)).map(({ act }) => act)).toEqual(Array(3).fill('dispute.open'))
})

test('above 100 EUR another person must confirm', async () => {
  const { pair, id, total } = await dispute(DEAR)
  expect(total).toBe(12_000)
  const before = await balanceOf(pair)
  const browser = await surely(support)
  const proposed = await browser.post(`/api/admin/disputes/${id}/refund`, { amount: 10_001, reason: REASON })
  expect(proposed.body).toMatchObject({ api: { ok: 1 }, settled: false })
  expect(await balanceOf(pair)).toEqual(before)
  expect((await receiptOf(pair, id)).dispute).toMatchObject({ status: 'pending', answer: null })
  expect(await call(browser, id, 'refund', { amount: 1, reason: REASON })).toBe(4211)
  expect(await call(browser, id, 'reject', { reason: REASON })).toBe(4211)
  expect(await call(browser, id, 'confirm')).toBe(4213)
  expect(await call(await surely(admin), id, 'confirm')).toBe(0)
  expect((await balanceOf(pair)).balance - before.balance).toBe(10_001)
  expect(await call(await surely(admin), id, 'confirm')).toBe(4210)
  expect(await call(await surely(admin), id, 'decline', { reason: REASON })).toBe(4210)
  expect((await acts(id)).map(({ act, actor_id }) => [act, actor_id])).toEqual([
    ['dispute.refund', support.id],
    ['dispute.confirm', admin.id],
  ])
})

test('one person can refund up to 100 EUR, and the database enforces the rule too', async () => {
  const { id } = await dispute(DEAR)
  const { body } = await (await surely(support)).post(`/api/admin/disputes/${id}/refund`, {
    amount: 10_000,
    reason: REASON,
  })
  expect(body.settled).toBe(true)
  const raise = site.owner.updateTable('dispute_answers').set({ refund: 10_001 }).where('consultation_id', '=', id)
  await expect(raise.execute()).rejects.toMatchObject({ constraint: 'dispute_confirmed' })
  const alone = raise.clearWhere().set({ confirmed_by: support.id }).where('consultation_id', '=', id)
  await expect(alone.execute()).rejects.toMatchObject({ constraint: 'dispute_two_people' })
})

test('a refund that waits for a second person can be withdrawn, and the dispute is open again', async () => {
  const { id } = await dispute(DEAR)
  const browser = await surely(support)
  expect(await call(browser, id, 'decline', { reason: REASON })).toBe(3000)
  expect(await call(browser, id, 'confirm')).toBe(3000)
  await call(browser, id, 'refund', { amount: 12_000, reason: REASON })
  expect(await call(await surely(admin), id, 'decline', { reason: 'Trop.' })).toBe(0)
  expect(await call(browser, id, 'refund', { amount: 300, reason: REASON })).toBe(0)
})

test('the page retains the input, asks for a code beside the refund, and then carries it out', async () => {
  const { id } = await dispute()
  const page = `/equipe/contestations/${id}`
  const params = { id: String(id) }
  await surely(support)
  await site.advance(600)
  expect((await openPage(site, loader, page, support.browser, params)).data).toMatchObject({ fresh: false })
  const send = (fields: Record<string, string>) => sendForm(site, action, page, fields, support.browser, params)
  const typed = { intent: 'refund', amount: '2,50', reason: REASON }
  expect(await send({ ...typed, amount: 'deux' })).toMatchObject({
    status: 400,
    data: { refusal: { field: 'amount' }, typed: { reason: REASON } },
  })
  expect(await send({ ...typed, code: '000000' })).toMatchObject({
    status: 403,
    data: { refusal: { field: 'code' }, typed: { amount: '2,50', reason: REASON } },
  })
  expect((await send({ ...typed, code: await shownCode(site, support.id) })).location).toBe(`${page}?fait=rembourse`)
})
