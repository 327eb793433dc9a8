import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBeacon } from '../../../../test/beacon-server.ts'
import type { Browser } from '../../../../test/browser.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, type ClientTraits } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { START, useTestApp } from '../../../../test/test-app.ts'
import { listDigest, listOf } from '../../../games/fair/lottery.ts'
import { commitmentTo } from '../../../games/fair/words.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { lotteryJobs } from './jobs.server.ts'
import * as listPage from './list.page.ts'
import * as lotteryPage from './lottery.page.tsx'
import { type LotteryView, readList } from './read-lottery.server.ts'
import { isDrawn, recompute } from './recompute.ts'
import { runLotteries } from './run-lotteries.server.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const API = '/api/psychics-lottery'
const clock = { now: () => START }
const beacon = await startBeacon(() => clock.now())
const site = useTestApp({}, { beacon: beacon.port, patience: { attempts: 1 } })
let count = 0

beforeAll(() => {
  clock.now = site.now
})
beforeEach(() => beacon.behave('true'))
afterAll(() => beacon.close())

const open = async (change: object = {}) => {
  const { browser: admin } = await addStaff(site, 'admin')
  const closesAt = new Date(site.now().getTime() + 2 * DAY * 1000).toISOString()
  return admin.post('/api/admin/lotteries', { closesAt, prizeMinutes: 20, reason: 'Essai', ...change })
}
const client = (traits: ClientTraits = {}) => {
  count += 1
  return addClient(site, { email: `lot${count}@example.test`, ...traits })
}
const enter = (browser: Browser) => browser.post(API)
const read = async (id: number, browser = site.browser()) => (await browser.get(`${API}/${id}`)).body
const run = () => runLotteries(site.app)
const freeSeconds = async (userId: number) =>
  (
    await site.owner
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('kind', '=', 'client_free_time')
      .where('owner_id', '=', userId)
      .executeTakeFirst()
  )?.balance ?? 0
const codeOf = ({ status, body }: Awaited<ReturnType<Browser['post']>>) => [status, body.api?.error?.code]

/** A lottery with so many entries, whose list is published. */
async function closed(most = 5) {
  const { id } = (await open()).body
  const people = []
  for (let at = 0; at < most; at += 1) people.push(await client())
  const codes = await Promise.all(people.map(async ({ browser }) => (await enter(browser)).body.entry.code as string))
  await site.advance(2 * DAY)
  await run()
  return { id: id as number, people, codes }
}

/** What somebody who trusts nothing of ours computes. */
async function checked(id: number) {
  const { lottery } = (await read(id)) as { lottery: LotteryView }
  if (!isDrawn(lottery)) throw new Error('not drawn')
  const text = await readList(systemVisit(site.app, site.app.sites[0]), id)
  return { lottery, text, found: await recompute(lottery, text) }
}

async function finish() {
  await site.advance(3 * DAY)
  await run()
  await site.advance(HOUR + 600)
  await run()
}

test('the list and a future round are published before, and anybody computes the winner from them', async () => {
  const { id, people, codes } = await closed()
  const before = (await read(id)).lottery
  expect(before).toMatchObject({
    state: 'closed',
    outcome: null,
    list: { count: 5, digest: await listDigest(listOf(codes)), publishedAt: site.now().toISOString() },
    round: { publicKey: beacon.chain.publicKey, isPublic: false },
  })
  expect(Date.parse(before.round.at) - site.now().getTime()).toBeGreaterThanOrEqual(HOUR * 1000)
  await run()
  expect((await read(id)).lottery).toEqual(before)
  await site.advance(HOUR + 3)
  await run()
  const { lottery, text, found } = await checked(id)
  expect(lottery).toMatchObject({ state: 'drawn', outcome: { source: 'beacon', isGiven: true } })
  expect(lottery.outcome?.evidence).toBe(await beacon.sign(before.round.number))
  expect(text).toBe(listOf(codes))
  expect(found).toMatchObject({ isSameList: true, isTrueSource: true, isSameWinner: true, code: lottery.outcome?.code })
  const at = codes.indexOf(found.code)
  expect(await Promise.all(people.map((one) => freeSeconds(one.id)))).toEqual(
    people.map((_, index) => (index === at ? 1200 : 0)),
  )
  const mails = []
  for (const [index] of people.entries()) mails.push(await mailsTo(site, `lot${count - 4 + index}@example.test`))
  expect(mails.map((sent) => sent.length)).toEqual(people.map((_, index) => (index === at ? 1 : 0)))
  expect(mails[at]![0]!.text).toContain(`/tirage-au-sort/${id}`)
})

test('whoever changes the list, the round, the signature or the winner is found out', async () => {
  const { id, codes } = await closed()
  await site.advance(HOUR + 3)
  await run()
  const { lottery, text, found } = await checked(id)
  const { outcome, round } = lottery
  expect(await recompute(lottery, listOf([...codes, 'f'.repeat(16)]))).toMatchObject({ isSameList: false })
  const later = await beacon.sign(round.number + 1)
  expect(await recompute({ ...lottery, outcome: { ...outcome, evidence: later } }, text)).toMatchObject({
    isTrueSource: false,
  })
  expect(await recompute({ ...lottery, round: { ...round, isPublic: true } }, text)).toMatchObject({
    isTrueSource: false,
  })
  const other = { ...outcome, code: codes.find((code) => code !== found.code) ?? '' }
  expect(await recompute({ ...lottery, outcome: other }, text)).toMatchObject({ isSameWinner: false })
})

test('a forged round decides nothing; after ten minutes the seed does, and it is the one that was committed to', async () => {
  const { id } = await closed()
  const { commitment } = (await read(id)).lottery
  beacon.behave('forged')
  await site.advance(HOUR + 60)
  await run()
  expect((await read(id)).lottery.state).toBe('closed')
  await site.advance(600)
  await run()
  const { lottery, found } = await checked(id)
  expect(lottery.outcome).toMatchObject({ source: 'seed', isGiven: true })
  expect(lottery.outcome?.randomness).toBe(lottery.outcome?.evidence)
  expect(await commitmentTo(lottery.outcome?.evidence ?? '')).toBe(commitment)
  expect(found).toMatchObject({ isTrueSource: true, isSameWinner: true })
})

test('a beacon that is late still decides, if it answers within ten minutes', async () => {
  const { id } = await closed(1)
  beacon.behave('absent')
  await site.advance(HOUR + 30)
  await run()
  expect((await read(id)).lottery.state).toBe('closed')
  beacon.behave('true')
  await site.advance(300)
  await run()
  expect((await read(id)).lottery.outcome.source).toBe('beacon')
})

test('several nodes that draw at once draw and give once', async () => {
  const { id, people } = await closed(2)
  await site.advance(HOUR + 3)
  await Promise.all(Array.from({ length: 6 }, run))
  const given = await Promise.all(people.map((one) => freeSeconds(one.id)))
  expect(given.toSorted()).toEqual([0, 1200])
  const posted = site.owner.selectFrom('ledger_transactions').select('id').where('reference', '=', `lottery:${id}`)
  expect(await posted.execute()).toHaveLength(1)
})

test('what was published cannot be changed, nor a prize posted that nobody won', async () => {
  const { id, people } = await closed(2)
  const change = (set: object) => site.owner.updateTable('lotteries').set(set).where('id', '=', id).execute()
  for (const set of [{ list: 'a' }, { round: 9 }, { closes_at: START }, { commitment: 'a'.repeat(64) }]) {
    await expect(change(set)).rejects.toThrow('stays')
  }
  const prize = post(site.app.db, 'lottery-prize', `lottery:${id}`, {}, [
    { account: { kind: 'free_time_offer', siteId: 99, ownerId: 0 }, amount: -1200 },
    { account: { kind: 'client_free_time', siteId: 99, ownerId: people[0]!.id }, amount: 1200 },
  ])
  await expect(prize).rejects.toThrow('the winner of a lottery')
  await site.advance(HOUR + 3)
  await run()
  await expect(change({ winner_code: 'a'.repeat(16) })).rejects.toThrow('stays')
})

test('a person enters once, whatever they press and whatever their accounts', async () => {
  const { id } = (await open()).body
  const one = await client({ email: 'jeanne@example.test' })
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(one.browser)))
  const codes = answers.map(({ body }) => body.entry.code)
  expect(new Set(codes).size).toBe(1)
  expect(codes[0]).toMatch(/^[0-9a-f]{16}$/)
  const other = await client({ email: 'jeanne+deux@example.test' })
  expect(codeOf(await enter(other.browser))).toEqual([409, 4671])
  expect((await read(id, one.browser)).entry).toMatchObject({ code: codes[0] })
  expect((await read(id, other.browser)).entry).toBeNull()
  expect((await read(id)).lottery.list).toBeNull()
  const file = async () => {
    const params = { id: String(id) }
    return (await openPage(site, listPage.loader, `/tirage-au-sort/${id}/liste.txt`, other.browser, params)).status
  }
  expect(await file()).toBe(404)
  await finish()
  expect(await file()).toBe(200)
})

test('an entry is taken back until entries are over, and no more entered then', async () => {
  const { id } = (await open()).body
  const [one, two, late] = [await client(), await client(), await client()]
  const leave = (browser: Browser) => browser.request('DELETE', `${API}/${id}`)
  await enter(one.browser)
  await enter(two.browser)
  expect((await leave(one.browser)).status).toBe(200)
  expect(codeOf(await leave(one.browser))).toEqual([404, 4000])
  await site.advance(2 * DAY)
  expect((await read(id)).lottery.state).toBe('closing')
  expect(codeOf(await enter(late.browser))).toEqual([409, 4670])
  expect(codeOf(await leave(two.browser))).toEqual([409, 4670])
  await run()
  expect((await read(id)).lottery.list.count).toBe(1)
  expect(codeOf(await enter(late.browser))).toEqual([409, 4670])
  await site.advance(HOUR + 3)
  await run()
  expect(codeOf(await leave(two.browser))).toEqual([409, 4670])
})

test('who may not play is told why', async () => {
  await open()
  const refused = async (traits: ClientTraits) => codeOf(await enter((await client(traits)).browser))[1]
  const resting = await client()
  await resting.browser.post('/api/pause', { length: 'week' })
  expect(codeOf(await enter(resting.browser))[1]).toBe(4223)
  expect(await refused({ birthDate: null })).toBe(1009)
  expect(await refused({ birthDate: '2012-01-01' })).toBe(4011)
  expect(await refused({ proved: false })).toBe(4013)
  await finish()
})

test('who left before the end is not in the list, and who left after it is given nothing', async () => {
  const { id } = (await open()).body
  const [gone, leaving] = [await client(), await client()]
  await enter(gone.browser)
  await enter(leaving.browser)
  await site.owner.deleteFrom('lottery_entries').where('user_id', '=', gone.id).execute()
  await site.advance(2 * DAY)
  await run()
  await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', leaving.id).execute()
  await site.advance(HOUR + 3)
  await run()
  const { lottery, found } = await checked(id)
  expect(lottery).toMatchObject({ list: { count: 1 }, outcome: { isGiven: false } })
  expect(found.isSameWinner).toBe(true)
  expect(await freeSeconds(leaving.id)).toBe(0)
})

test('a lottery without entries ends at once, and another may follow', async () => {
  const { id } = (await open()).body
  expect(codeOf(await open())).toEqual([409, 4672])
  await site.advance(2 * DAY)
  await run()
  expect((await read(id)).lottery).toMatchObject({ state: 'drawn', outcome: null, round: null, list: { count: 0 } })
  const next = await Promise.all(Array.from({ length: 4 }, () => open()))
  expect(next.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  await finish()
})

test.each([
  ['too soon', { closesAt: new Date(START.getTime() + HOUR).toISOString() }, 'closesAt'],
  ['too far', { closesAt: '2199-01-01T00:00:00Z' }, 'closesAt'],
  ['no moment', { closesAt: 'demain' }, 'closesAt'],
  ['too little', { prizeMinutes: 4 }, 'prizeMinutes'],
  ['too much', { prizeMinutes: 61 }, 'prizeMinutes'],
])('a lottery with %s is not opened', async (_what, change, field) => {
  const { status, body } = await open(change)
  expect([status, body.api.error]).toMatchObject([400, { code: 107, field }])
})

test('codes are linked to no account 90 days after the draw, and the proof stays', async () => {
  const { id } = await closed(2)
  await site.advance(HOUR + 3)
  await run()
  const entries = () => site.owner.selectFrom('lottery_entries').selectAll().where('lottery_id', '=', id).execute()
  const forget = () =>
    lotteryJobs.find(({ kind }) => kind.name === 'forget-lottery-entries')!.run(site.app, {} as never)
  await site.advance(90 * DAY - 1)
  await forget()
  expect(await entries()).toHaveLength(2)
  await site.advance(1)
  await forget()
  expect(await entries()).toEqual([])
  expect((await checked(id)).found).toMatchObject({ isSameList: true, isTrueSource: true, isSameWinner: true })
})

test('the page enters and leaves without scripts, and lists earlier lotteries', async () => {
  const { id } = (await open()).body
  const one = await client()
  const HERE = '/tirage-au-sort'
  const send = (fields: Record<string, string>) => sendForm(site, lotteryPage.action, HERE, fields, one.browser)
  const look = async () => (await openPage(site, lotteryPage.loader, HERE, one.browser)).data
  expect((await send({ intent: 'enter' })).location).toBe(HERE)
  expect(await look()).toMatchObject({
    viewer: 'client',
    lottery: { id, state: 'open' },
    entry: { code: expect.stringMatching(/^.{16}$/) },
  })
  expect((await look()).earlier.length).toBeGreaterThan(0)
  expect((await send({ intent: 'leave', id: String(id) })).location).toBe(`${HERE}?fait=retiree`)
  expect((await look()).entry).toBeNull()
  expect((await send({ intent: 'leave', id: String(id) })).status).toBe(404)
})
