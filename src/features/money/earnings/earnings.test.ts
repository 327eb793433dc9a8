import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, returned, talk, write } from '../../../../test/consulting.ts'
import { givePayee } from '../../../../test/payees.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { nextPayDay } from './pay-day.ts'

const site = useTestApp({ PAYOUT_TERM_DAYS: '20' })
const DAY = 86_400

/** Two minutes at 2,50 €, of which 1,87 € is the psychic's. */
async function consult(of: Pair): Promise<number> {
  const id = await openRoom(of)
  await write(of.psychic, id)
  await talk(site, of, id, 120)
  await of.client.post(`/api/consultations/${id}/end`)
  return id
}
const psychic = (name: string) => addPair(site, { cents: 10_000, psychic: { name } })
const earningsOf = async (of: Pair) =>
  (await (await returned(site, of)).psychic.get('/api/workspace/earnings')).body.earnings
const thisMonth = () => site.now().toISOString().slice(0, 7)
const today = () => site.now().toISOString().slice(0, 10)
const after = (days: number) => new Date(site.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10)

const NOTHING = {
  earned: { today: 0, week: 0, month: 0, year: 0, premiumMonth: 0 },
  answers: { count: 0, cents: 0 },
  balance: 0,
  pending: 0,
  disputed: 0,
  reserved: 0,
  withheld: 0,
  available: 0,
  hold: null,
  held: 0,
  offered: 0,
  steps: [],
  next: { day: '2026-12-15', amount: 0 },
  terms: { termDays: 20, reserveDays: 120, payDay: 15 },
  payeeState: 'missing',
  transfers: [],
  months: [],
  years: [],
}

test('a psychic reads what is pending, until which day, and finds it available on that day', async () => {
  const pair = await psychic('Aline')
  expect(await earningsOf(pair)).toEqual(NOTHING)
  expect(today()).toBe('2026-11-21')
  await consult(pair)
  const december = after(20)
  await site.advance(5 * DAY)
  await consult(await returned(site, pair))
  expect(await earningsOf(pair)).toEqual({
    ...NOTHING,
    earned: { today: 187, week: 187, month: 374, year: 374, premiumMonth: 0 },
    balance: 374,
    years: [{ year: 2026, earned: 374, transferred: 0 }],
    pending: 374,
    steps: [
      { day: december, amount: 187 },
      { day: after(20), amount: 187 },
    ],
    next: { day: '2026-12-15', amount: 187 },
  })
  // The first of the two days, then the second.
  await site.advance(15 * DAY)
  expect(today()).toBe(december)
  expect(await earningsOf(pair)).toMatchObject({
    ...{ pending: 187, available: 187, steps: [{ amount: 187 }] },
    next: { day: '2026-12-15', amount: 187 },
  })
  await site.advance(5 * DAY + 1)
  expect(await earningsOf(pair)).toMatchObject({
    earned: { today: 0, week: 0, month: 0, year: 374, premiumMonth: 0 },
    pending: 0,
    available: 374,
    steps: [],
    next: { day: '2027-01-15', amount: 374 },
  })
})

test('what is earned early in a month waits for its end', async () => {
  const pair = await psychic('Blanche')
  while (!today().endsWith('-02')) await site.advance(DAY)
  await consult(await returned(site, pair))
  const first = `${after(31).slice(0, 7)}-01`
  expect(await earningsOf(pair)).toMatchObject({ pending: 187, steps: [{ day: first, amount: 187 }] })
  await site.advance(25 * DAY)
  expect(await earningsOf(pair)).toMatchObject({ pending: 187, available: 0, steps: [{ day: first }] })
  while (today() !== first) await site.advance(DAY)
  expect(await earningsOf(pair)).toMatchObject({ pending: 0, available: 187, steps: [] })
})

test('what is disputed is shown apart, and is on no day’s list', async () => {
  const pair = await psychic('Cyrille')
  const id = await consult(pair)
  await pair.client.post(`/api/consultations/${id}/dispute`, { reason: 'Une coupure.' })
  expect(await earningsOf(pair)).toMatchObject({ balance: 187, pending: 0, disputed: 187, available: 0, steps: [] })
})

test('a transfer is followed until it comes back with its reason, and its money is there again', async () => {
  const pair = await psychic('Diane')
  await givePayee(site, pair.psychicId)
  await consult(pair)
  const month = thisMonth()
  await site.advance(61 * DAY)
  const { browser } = await addStaff(site, 'admin')
  const act = async (path: string, body: object = {}) => {
    const { body: answer } = await browser.post(`/api/admin/payouts${path}`, body)
    expect(answer.api).toEqual({ ok: 1 })
    return answer
  }
  const state = async () => {
    const { balance, transfers } = await earningsOf(pair)
    return [balance, ...transfers.map((of: { state: string }) => of.state)]
  }
  const { id } = await act('', { month })
  expect(await earningsOf(pair)).toMatchObject({
    transfers: [{ id, month, amount: 187, state: 'prepared', returnReason: null }],
  })
  await act(`/${id}/send`)
  expect(await state()).toEqual([0, 'sent'])
  await act(`/${id}/execute`, { psychicId: pair.psychicId })
  expect(await state()).toEqual([0, 'executed'])
  await act(`/${id}/return`, { psychicId: pair.psychicId, reason: 'AC04' })
  expect(await earningsOf(pair)).toMatchObject({
    balance: 187,
    available: 187,
    payeeState: 'returned',
    earned: { year: expect.any(Number) },
    years: expect.arrayContaining([{ year: expect.any(Number), earned: 187, transferred: 0 }]),
    transfers: [{ state: 'returned', returnReason: 'AC04' }],
  })
})

test('more given back than is left makes a negative balance', async () => {
  const pair = await psychic('Edith')
  await givePayee(site, pair.psychicId)
  const id = await consult(pair)
  const month = thisMonth()
  await site.advance(61 * DAY)
  await (await addStaff(site, 'admin')).browser.post('/api/admin/payouts', { month })
  const { client } = await returned(site, pair)
  await client.post(`/api/consultations/${id}/dispute`, { reason: 'Une coupure.' })
  expect(await earningsOf(pair)).toMatchObject({ balance: 0, disputed: 187, available: -187 })
  const { browser } = await addStaff(site, 'support')
  await browser.post(`/api/admin/disputes/${id}/refund`, { amount: 500, bearer: 'psychic', reason: 'Une coupure.' })
  expect(await earningsOf(pair)).toMatchObject({ balance: -187, disputed: 0, available: -187 })
})

test('nobody reads another psychic’s earnings: not another psychic, nor clients, staff or strangers', async () => {
  const pair = await psychic('Fanny')
  await consult(pair)
  const other = await psychic('Gaspard')
  expect((await other.psychic.get(`/api/workspace/earnings?psychicId=${pair.psychicId}`)).body.earnings).toEqual({
    ...NOTHING,
    next: { day: nextPayDay(today(), 15), amount: 0 },
  })
  const codeFor = async (browser: Pair['client']) => {
    const { status, body } = await browser.get('/api/workspace/earnings')
    return [status, body.api.error.code]
  }
  expect(await codeFor(pair.client)).toEqual([403, 104])
  expect(await codeFor((await addClient(site)).browser)).toEqual([403, 104])
  expect(await codeFor((await addStaff(site, 'admin')).browser)).toEqual([403, 104])
  expect(await codeFor(site.browser())).toEqual([401, 103])
})
