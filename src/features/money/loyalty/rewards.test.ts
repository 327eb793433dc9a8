import { expect, test } from 'vitest'
import { fund, openRoom, type Pair, receiptOf, talk, write } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { consult, givePoints, joinProgramme, pointsOfMember } from '../../../../test/loyalty.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, type Client, type ClientTraits, signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { endOverdue } from '../../consult/free-questions/end-unanswered.server.ts'
import { ANSWER_WORDS } from '../../consult/free-questions/rules.ts'
import { returnUnread } from './end-points.server.ts'
import * as page from './member.page.tsx'
import { REWARDS } from './rules.ts'

const site = useTestApp({ DONATIONS_TO: 'Une association' })
const COST = REWARDS.tryout.points
const DAY = 86_400
const PATH = '/api/fidelity/rewards'
const HERE = '/programme-fidelite/mon-compte'
const AGREED = [
  { type: 'FREE_QUESTION', agreed: true },
  { type: 'SENSITIVE_DATA', agreed: true },
]
const READING = {
  reward: 'reading',
  question: 'Que disent les cartes de ce changement de poste à Lyon ?',
  theme: 'work',
  consents: AGREED,
}
let count = 0

const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code ?? 0

async function member(points: number = COST, traits: ClientTraits = {}) {
  const email = `fidele${++count}@example.test`
  const client = await addClient(site, { email, ...traits })
  await joinProgramme(site, client)
  if (points > 0) await givePoints(site, client.id, points)
  return { ...client, email }
}
const spend = ({ browser }: Client, body: object, key?: string) =>
  browser.post(PATH, body, key ? { 'idempotency-key': key } : {})
const rewardsOf = ({ id }: Client) =>
  site.owner.selectFrom('loyalty_rewards').selectAll().where('user_id', '=', id).execute()
const giftsOf = async ({ browser }: Client) => (await browser.get('/api/time-gifts')).body.gifts
const liability = async () => {
  const { browser } = await addStaff(site, 'admin')
  return (await browser.get('/api/admin/loyalty-liability')).body.liability
}

async function pairWith({ id, browser }: Client): Promise<Pair> {
  const { id: psychicId, userId } = await addPsychic(site.owner, { withUser: true, present: true, price: 300 })
  return { clientId: id, client: browser, psychicId, psychic: await signInAs(site, userId!) }
}

test('points give minutes with a psychic never consulted, and with nobody else', async () => {
  const one = await member()
  await fund(site, one.id, { cents: 3000 })
  const known = await pairWith(one)
  await consult(site, known, 60)
  const points = await pointsOfMember(one.browser)
  const { status, body } = await spend(one, { reward: 'tryout' })
  expect([status, body.member.points]).toEqual([200, points - COST])
  expect(await giftsOf(one)).toEqual([{ seconds: 300, psychic: null, endsAt: '2027-11-21T11:01:00.000Z' }])
  const again = await consult(site, known, 60)
  expect(await receiptOf(known, again)).toMatchObject({ freeSeconds: 0 })
  expect(await giftsOf(one)).toMatchObject([{ seconds: 300 }])
  const fresh = await pairWith(one)
  const bill = await receiptOf(fresh, await consult(site, fresh, 90))
  expect([bill.total, bill.freeSeconds]).toEqual([0, bill.seconds])
  // The rest stays with the psychic with whom it began.
  expect(await giftsOf(one)).toMatchObject([{ seconds: 300 - bill.seconds, psychic: { slug: expect.any(String) } }])
  const rest = await receiptOf(fresh, await consult(site, fresh, 240))
  expect(rest.freeSeconds).toBe(300 - bill.seconds)
  expect(await giftsOf(one)).toEqual([])
  await lawsHold(site)
})

test('minutes for points open a room without credit, which ends with them', async () => {
  const one = await member()
  const pair = await pairWith(one)
  const request = () => pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
  expect(codeOf(await request())).toBe(4010)
  await spend(one, { reward: 'tryout' })
  const id = await openRoom(pair)
  expect(await giftsOf(one)).toMatchObject([{ seconds: 300 }])
  await write(pair.psychic, id)
  await talk(site, pair, id, 330, 30)
  expect(await receiptOf(pair, id)).toMatchObject({ total: 0, freeSeconds: 300 })
  expect([await giftsOf(one), await pointsOfMember(one.browser)]).toEqual([[], 0])
  await lawsHold(site)
})

test('two wishes at once share no point, and one sent twice is granted once', async () => {
  const one = await member(COST + 10)
  const both = await Promise.all([spend(one, { reward: 'donation' }), spend(one, { reward: 'tryout' })])
  expect(both.map(codeOf).toSorted()).toEqual([0, 4632])
  expect([await pointsOfMember(one.browser), (await rewardsOf(one)).length]).toEqual([10, 1])
  const other = await member(2 * COST)
  const twice = await Promise.all([1, 2].map(() => spend(other, { reward: 'donation' }, 'un-don')))
  expect(twice.some(({ status }) => status === 200)).toBe(true)
  expect(codeOf(await spend(other, { reward: 'donation' }, 'un-don'))).toBe(0)
  expect([await pointsOfMember(other.browser), (await rewardsOf(other)).length]).toEqual([COST, 1])
  await lawsHold(site)
})

test('a donation is owed by the house in the same transaction; without an association none is offered', async () => {
  const before = await liability()
  const one = await member(2 * COST)
  expect(codeOf(await spend(one, { reward: 'donation' }))).toBe(0)
  const after = await liability()
  expect([after.donationsOwed - before.donationsOwed, after.spent - before.spent]).toEqual([500, COST])
  expect(await rewardsOf(one)).toMatchObject([{ cents: 500, association: 'Une association' }])
  const { donationsTo } = site.app.config
  Object.assign(site.app.config, { donationsTo: null })
  expect(codeOf(await spend(one, { reward: 'donation' }))).toBe(4633)
  const { rules } = (await one.browser.get('/api/fidelity-rules')).body
  expect(rules.rewards.map(({ id }: { id: string }) => id)).toEqual(['tryout', 'reading'])
  Object.assign(site.app.config, { donationsTo })
  expect(await pointsOfMember(one.browser)).toBe(COST)
})

test('on a pause points give a donation, and nothing to consult with', async () => {
  const one = await member(3 * COST)
  await one.browser.post('/api/pause', { length: 'day' })
  expect(codeOf(await spend(one, { reward: 'tryout' }))).toBe(4223)
  expect(codeOf(await spend(one, READING))).toBe(4223)
  expect(codeOf(await spend(one, { reward: 'donation' }))).toBe(0)
  expect(await pointsOfMember(one.browser)).toBe(2 * COST)
})

test('a reading is asked, drawn by a person and written, and takes no turn of the free question', async () => {
  const one = await member(2 * COST)
  expect(codeOf(await spend(one, READING))).toBe(0)
  const { questions, nextAt } = (await one.browser.get('/api/free-question')).body
  expect([questions.length, questions[0].question, nextAt]).toEqual([1, READING.question, null])
  const { userId } = await addPsychic(site.owner, { withUser: true })
  const psychic = await signInAs(site, userId!)
  expect((await psychic.get('/api/workspace/questions')).body.questions).toContainEqual(
    expect.objectContaining({ id: questions[0].id, isReading: true }),
  )
  const held = await psychic.post(`/api/workspace/questions/${questions[0].id}/take`)
  expect(held.body.question).toMatchObject({ isReading: true, question: READING.question })
})

test('the points of a reading that nobody wrote go back, once', async () => {
  const one = await member()
  await spend(one, READING)
  await site.advance(DAY)
  await endOverdue(site.app)
  await Promise.all([returnUnread(site.app), returnUnread(site.app)])
  await returnUnread(site.app)
  const browser = await signInAs(site, one.id)
  expect(await pointsOfMember(browser)).toBe(COST)
  expect(await rewardsOf(one)).toMatchObject([{ returned_at: site.now() }])
  const mail = (await mailsTo(site, one.email)).at(-1)!
  expect(mail.text).toContain('Vos points vous sont rendus')
  for (const words of ['Lyon', 'poste']) expect(mail.text + mail.html).not.toContain(words)
  await lawsHold(site)
})

test('a question erased before its answer gives the points back; one erased after it does not', async () => {
  const [before, after] = [await member(), await member()]
  const asked = async ({ browser }: Client) => (await browser.get('/api/free-question')).body.questions[0].id
  await spend(before, READING)
  await spend(after, READING)
  const { userId } = await addPsychic(site.owner, { withUser: true })
  const psychic = await signInAs(site, userId!)
  const [erased, answered] = [await asked(before), await asked(after)]
  const act = (what: string, body: object = {}) => psychic.post(`/api/workspace/questions/${answered}/${what}`, body)
  await act('take')
  expect(codeOf(await act('answer', { text: `${'mot '.repeat(ANSWER_WORDS)}fin` }))).toBe(0)
  expect(codeOf(await before.browser.request('DELETE', `/api/free-question/${erased}`))).toBe(0)
  expect(codeOf(await after.browser.request('DELETE', `/api/free-question/${answered}`))).toBe(0)
  await returnUnread(site.app)
  expect([await pointsOfMember(before.browser), await pointsOfMember(after.browser)]).toEqual([COST, 0])
  await lawsHold(site)
})

test.each([
  [107, { reward: 'credit' }, {}],
  [106, { reward: 'reading' }, {}],
  [507, { ...READING, question: 'Court.' }, {}],
  [4561, { ...READING, question: 'Je n’en parle à personne, mais je veux mourir.' }, {}],
  [4012, { ...READING, consents: [] }, {}],
  [4075, { ...READING, consents: AGREED.map((one) => ({ ...one, _id: 'former' })) }, {}],
  [1009, READING, { birthDate: null }],
  [4011, READING, { birthDate: '2012-01-01' }],
])('%i: a wish that can’t be granted costs no point', async (code, body, traits) => {
  const one = await member(COST, traits)
  expect(codeOf(await spend(one, body))).toBe(code)
  expect([await pointsOfMember(one.browser), await rewardsOf(one)]).toEqual([COST, []])
})

test('a reading needs a proved address still', async () => {
  const one = await member()
  await site.owner.updateTable('users').set({ email_proved_at: null }).where('id', '=', one.id).execute()
  expect(codeOf(await spend(one, READING))).toBe(4013)
})

test('a member sees what they have, spends by form, and loses nothing that they typed', async () => {
  const one = await member(2 * COST)
  const opened = await openPage(site, page.loader, HERE, one.browser)
  expect(opened.data.member).toMatchObject({ points: 2 * COST, tier: 'moon' })
  const key = opened.data.formKey
  const send = (fields: Record<string, string | string[]>) => sendForm(site, page.action, HERE, fields, one.browser)
  const short = await send({ reward: 'reading', key: `${key}-reading`, question: 'Court.', theme: 'love' })
  expect(short.data).toMatchObject({ refusal: { code: 507 }, typed: { question: 'Court.', theme: 'love' } })
  for (const _ of [1, 2]) {
    expect(await send({ reward: 'tryout', key: `${key}-tryout` })).toMatchObject({ location: `${HERE}?fait=employe` })
  }
  expect((await openPage(site, page.loader, `${HERE}?fait=employe`, one.browser)).data).toMatchObject({
    member: { points: COST },
    done: 'employe',
    gifts: [{ seconds: 300, psychic: null }],
  })
  const asked = await send({
    reward: 'reading',
    key: `${key}-reading-2`,
    question: READING.question,
    theme: 'work',
    consents: AGREED.map(({ type }) => type),
    consentsShown: opened.data.consents._id,
  })
  expect(asked.location).toBe(`${HERE}?fait=tirage`)
  expect(await pointsOfMember(one.browser)).toBe(0)
})
