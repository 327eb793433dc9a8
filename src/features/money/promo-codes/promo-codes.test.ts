import { expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { buyCredit, settle } from '../../../../test/orders.ts'
import { addClient, type Client, signInAs } from '../../../../test/people.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as page from './promo-code.page.tsx'

const site = useTestApp()
const PATH = '/api/admin/promo-codes'
const DAY = 86_400
const reason = 'Une semaine de fête'
let count = 0

const day = (days: number) => new Date(site.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10)
async function make(terms: object = {}, staff?: Staff): Promise<string> {
  count += 1
  const code = `CODE-${count}`
  const { browser } = staff ?? (await addStaff(site, 'admin'))
  const given = { code, cents: 500, usesMost: 10, firstPurchase: false, firstDay: day(0), lastDay: day(20), reason }
  expect((await browser.post(PATH, { ...given, ...terms })).body.api).toEqual({ ok: 1 })
  return code
}
const codeOf = (body: { api: { error?: { code: number } } }) => body.api.error?.code ?? 'ok'
const ask = (client: Client, code: string, key?: Record<string, string>) =>
  client.browser.post('/api/wallet/promo-code', { code }, key)
const use = async (client: Client, code: string) => codeOf((await ask(client, code)).body)
const purse = async ({ browser }: Client) => {
  const { balance, promotional, freeSeconds } = (await browser.get('/api/wallet')).body.wallet
  return { balance, promotional, freeSeconds }
}

test('a code gives its credit or its time, each in its own unit, once per person whatever their alias', async () => {
  const [credit, time] = [await make(), await make({ cents: null, seconds: 300 })]
  const client = await addClient(site, { email: 'anne@proton.me' })
  const { body } = await ask(client, ` ${credit.toLowerCase()} `)
  expect(body.promoCode).toEqual({ cents: 500, seconds: 0, waitsUntil: null })
  expect(await use(client, time)).toBe('ok')
  expect(await purse(client)).toEqual({ balance: 0, promotional: 500, freeSeconds: 300 })
  expect(await use(client, credit)).toBe(4656)
  expect(await use(await addClient(site, { email: 'an.ne+deux@proton.me' }), credit)).toBe(4656)
  await lawsHold(site)
})

test('the last use goes to one of those who ask at once', async () => {
  const code = await make({ usesMost: 1 })
  const clients = await Promise.all(Array.from({ length: 6 }, () => addClient(site)))
  const answers = await Promise.all(clients.map((client) => use(client, code)))
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 4657)).toHaveLength(5)
})

test('a code sent twice, at once or again, is given once; the same key gets the same answer', async () => {
  const code = await make()
  const client = await addClient(site)
  const key = { 'idempotency-key': 'code-1' }
  const first = await ask(client, code, key)
  expect((await ask(client, code, key)).body).toEqual(first.body)
  const other = await addClient(site)
  const answers = await Promise.all(Array.from({ length: 5 }, () => use(other, code)))
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
  expect([await purse(client), await purse(other)]).toMatchObject([{ promotional: 500 }, { promotional: 500 }])
})

test('a code of a first purchase waits for it, and is given with it, once', async () => {
  const code = await make({ firstPurchase: true, usesMost: 1 })
  const client = await addClient(site)
  const { body } = await ask(client, code)
  expect(body.promoCode.waitsUntil).toBe(new Date(site.now().getTime() + 7 * DAY * 1000).toISOString())
  expect(await purse(client)).toMatchObject({ promotional: 0 })
  expect(await use(await addClient(site), code)).toBe(4657)
  await buyCredit(site, client.browser)
  await buyCredit(site, client.browser)
  expect(await purse(client)).toMatchObject({ balance: 4000, promotional: 500 })
  const again = await make({ firstPurchase: true })
  expect(await use(client, again)).toBe(4658)
  await lawsHold(site)
})

test('a code that waited in vain frees its place, and counts from the day the purchase was begun', async () => {
  const code = await make({ firstPurchase: true, usesMost: 1 })
  const late = await addClient(site)
  await ask(late, code)
  await site.advance(7 * DAY - 3600)
  const { topUp } = (await late.browser.post('/api/wallet/top-ups', { packId: 'credit-10' })).body
  await site.advance(7200)
  expect(await use(await addClient(site), code)).toBe(4657)
  await settle(site, topUp.url.split('/').at(-1))
  late.browser = await signInAs(site, late.id)
  expect(await purse(late)).toMatchObject({ promotional: 500 })
  const other = await make({ firstPurchase: true, usesMost: 1 })
  await ask(await addClient(site), other)
  await site.advance(8 * DAY + 1)
  expect(await use(await addClient(site), other)).toBe('ok')
})

test('1022: a person is given 50 € and one hour a year, and no more, even at once', async () => {
  const staff = await addStaff(site, 'admin')
  const large = [await make({ cents: 3000 }, staff), await make({ cents: 3000 }, staff)]
  const long = [0, 1, 2].map(() => make({ cents: null, seconds: 1800 }, staff))
  const client = await addClient(site)
  const answers = await Promise.all(large.map((code) => use(client, code)))
  expect(answers.toSorted()).toEqual([1022, 'ok'])
  const times = []
  for (const code of await Promise.all(long)) times.push(await use(client, code))
  expect(times).toEqual(['ok', 'ok', 1022])
  expect(await purse(client)).toMatchObject({ promotional: 3000, freeSeconds: 3600 })
})

test('unknown, planned, ended and another brand’s codes get one answer; guesses are counted', async () => {
  const staff = await addStaff(site, 'admin')
  const planned = await make({ firstDay: day(2) }, staff)
  const foreign = await make({}, await addStaff(site, 'admin', { siteId: 100 }))
  const client = await addClient(site)
  for (const code of ['RIEN-2026', planned, foreign, '!']) expect(await use(client, code)).toBe(4655)
  for (let turn = 0; turn < 6; turn += 1) await use(client, 'RIEN-2026')
  expect(await use(client, await make({}, staff))).toBe(4001)
  const unproven = await addClient(site, { proved: false })
  expect(await use(unproven, planned)).toBe(4013)
  const paused = await addClient(site)
  expect((await paused.browser.post('/api/pause', { length: 'week' })).body.api).toEqual({ ok: 1 })
  expect(await use(paused, planned)).toBe(4223)
})

test('by a form without scripts: given, refused at its field with what was typed, and listed', async () => {
  const code = await make()
  const { browser } = await addClient(site)
  const send = (fields: Record<string, string>) => sendForm(site, page.action, '/wallet/code', fields, browser)
  const wrong = await send({ key: 'form', code: 'RIEN-2026' })
  expect(wrong.data).toMatchObject({ refusal: { code: 4655, field: 'code' }, typed: { code: 'RIEN-2026' } })
  const right = await send({ key: 'form', code })
  expect(right.data).toEqual({ used: { cents: 500, seconds: 0, waitsUntil: null } })
  expect((await send({ key: 'form', code })).data).toEqual(right.data)
  const { data } = await openPage(site, page.loader, '/wallet/code', browser)
  expect(data.own).toMatchObject([{ code, cents: 500, state: 'given' }])
})

test('staff make, follow and end codes; the same name, both gifts or none, and past days are refused', async () => {
  const staff = await addStaff(site, 'admin')
  const code = await make({ usesMost: 3 }, staff)
  const given = { code, cents: 500, usesMost: 3, firstPurchase: false, firstDay: day(0), lastDay: day(3), reason }
  const ask = async (terms: object) => codeOf((await staff.browser.post(PATH, { ...given, ...terms })).body)
  expect(await ask({})).toBe(4659)
  expect(await ask({ code: 'AUTRE', seconds: 60 })).toBe(4662)
  expect(await ask({ code: 'AUTRE', cents: null })).toBe(4662)
  expect(await ask({ code: 'AUTRE', firstDay: day(-1) })).toBe(4660)
  expect(await ask({ code: 'AUTRE', lastDay: day(400) })).toBe(4660)
  expect(await ask({ code: 'AUTRE', reason: ' ' })).toBe(107)
  await use(await addClient(site), code)
  const { rows } = (await staff.browser.get(`${PATH}?code=${code}`)).body
  const { id } = rows[0]
  expect((await staff.browser.get(`${PATH}/${id}`)).body.row).toMatchObject({ state: 'running', given: 1, waiting: 0 })
  const end = async ({ browser }: Staff) => codeOf((await browser.post(`${PATH}/${id}/end`, { reason })).body)
  expect(await end(await addStaff(site, 'admin', { siteId: 100 }))).toBe(3000)
  expect([await end(staff), await end(staff)]).toEqual(['ok', 4661])
  expect(await use(await addClient(site), code)).toBe(4655)
  await site.advance(300)
  expect(await ask({ code: 'AUTRE' })).toBe(4202)
})
