import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, type ClientTraits, signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { moneyLaws } from '../../money/reconciliation/laws.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'
import { collectData } from '../../rights/privacy/collect-data.server.ts'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import { sealAll } from '../../rights/privacy/seal-all.server.ts'
import { POOL_LEASE } from '../pools/rules.ts'
import { endOverdue } from './end-unanswered.server.ts'
import { forgetQuestions } from './jobs.server.ts'
import { acceptDue } from './moderate-answer.server.ts'
import { ANSWER_WORDS } from './rules.ts'

const site = useTestApp()
const HOUR = 3600
const DAY = 24 * HOUR
const QUESTION = 'Dois-je accepter le poste que l’on me propose à Lyon ?'
const ANSWER = `${'mot '.repeat(ANSWER_WORDS - 1)}fin`
const AGREED = [
  { type: 'FREE_QUESTION', agreed: true },
  { type: 'SENSITIVE_DATA', agreed: true },
]
let count = 0
const newAddress = () => `demande${++count}@example.test`

const codeOf = ({ body }: { body: { api: { ok: number; error?: { code: number } } } }) => body.api.error?.code ?? 0
const asking = (given: object = {}) => ({
  question: QUESTION,
  theme: 'work',
  path: '/voyance/question-gratuite',
  consents: JSON.stringify(AGREED),
  ...given,
})
const ask = (browser: Browser, given: object = {}) => browser.post('/api/free-question', asking(given))

async function client(traits: ClientTraits = {}) {
  const email = traits.email ?? newAddress()
  return { email, ...(await addClient(site, { ...traits, email })) }
}
async function psychic(given: Parameters<typeof addPsychic>[1] = {}) {
  const { id, userId, slug } = await addPsychic(site.owner, { withUser: true, ...given })
  const browser = await signInAs(site, userId!)
  const act = (question: number, what: string, body: object = {}) =>
    browser.post(`/api/workspace/questions/${question}/${what}`, body)
  return {
    id,
    slug,
    browser,
    act,
    email: `${slug}@example.test`,
    pool: async () => (await browser.get('/api/workspace/questions')).body,
  }
}
/** A question that waits. */
async function waiting(given: object = {}) {
  const one = await client()
  const { body } = await ask(one.browser, given)
  return { ...one, question: body.freeQuestion.id as number }
}
/** A question with an answer of a new psychic. */
async function answered(text = ANSWER) {
  const of = await waiting()
  const author = await psychic()
  await author.act(of.question, 'take')
  expect(codeOf(await author.act(of.question, 'answer', { text }))).toBe(0)
  const mine = async () => (await of.browser.get('/api/free-question')).body.questions[0]
  return { ...of, author, mine }
}
const earned = async (psychicId: number) => {
  const row = await site.owner
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'psychic_earnings')
    .where('owner_id', '=', psychicId)
    .executeTakeFirst()
  return row?.balance ?? 0
}
async function lawful() {
  expect(await verifyLedger(site.app.db)).toEqual([])
  for (const { name, faults } of moneyLaws) {
    expect((await sql.raw(faults).execute(site.owner)).rows, name).toEqual([])
  }
}

beforeEach(async () => {
  await site.owner.deleteFrom('free_questions').execute()
  await site.advance(60)
})

describe('asking', () => {
  test('a client asks, a psychic takes and answers, the client reads; the mail says neither', async () => {
    const { browser, question, email } = await waiting({ birthDate: '1988-05-12' })
    const { act, pool } = await psychic({ name: 'Oriane' })
    const [shown] = (await pool()).questions
    expect(shown).toEqual({
      id: question,
      theme: 'work',
      isReading: false,
      birthDate: '1988-05-12',
      decade: 30,
      askedAt: site.now().toISOString(),
      dueAt: new Date(site.now().getTime() + DAY * 1000).toISOString(),
    })
    const { body } = await act(question, 'take')
    expect(body.question).toMatchObject({ firstName: 'Camille', question: QUESTION })
    expect((await pool()).held).toMatchObject({ id: question, question: QUESTION })
    expect(codeOf(await act(question, 'answer', { text: ANSWER }))).toBe(0)
    const { questions, nextAt } = (await browser.get('/api/free-question')).body
    expect(questions).toMatchObject([
      {
        id: question,
        question: QUESTION,
        status: 'answered',
        answer: { text: ANSWER, psychic: 'Oriane', isUseful: null },
      },
    ])
    expect(nextAt).toBe(new Date(site.now().getTime() + 30 * DAY * 1000).toISOString())
    const mail = (await mailsTo(site, email)).at(-1)!
    expect(mail.text).toContain('/mon-compte/questions')
    for (const words of ['Lyon', 'mot mot', 'Oriane']) expect(mail.text + mail.html).not.toContain(words)
    const row = await site.owner
      .selectFrom('free_answers')
      .select('sealed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row.sealed!.includes('mot mot')).toBe(false)
  })

  test('one question a person and thirty days, under any alias of the mailbox and on any site; the day is said', async () => {
    const first = await client({ email: 'unepersonne@yahoo.fr' })
    const alias = await client({ email: 'unepersonne-question@yahoo.fr' })
    const elsewhere = await client({ email: 'unepersonne@yahoo.fr', siteId: 100 })
    const asked = await Promise.all([1, 2, 3].map(() => ask(first.browser)))
    expect(asked.map(codeOf).toSorted()).toEqual([0, 4560, 4560])
    const again = await ask(alias.browser)
    expect([again.status, codeOf(again)]).toEqual([409, 4560])
    expect(again.body.api.error.msg).toContain('21 décembre 2026')
    expect(codeOf(await ask(elsewhere.browser))).toBe(4560)
    await site.advance(30 * DAY - 1)
    expect(codeOf(await ask((await signedIn(alias.id)).browser))).toBe(4560)
    await site.advance(1)
    expect(codeOf(await ask((await signedIn(alias.id)).browser))).toBe(0)
  })

  test.each([
    ['not JSON', 'oui'],
    ['nothing', ''],
    ['cut', '[{"type":"FREE_QUESTION"'],
    ['an object', '{"FREE_QUESTION":true}'],
    ['null', 'null'],
    ['a number', '12'],
    ['a text', '"FREE_QUESTION"'],
    ['answers that are texts', '["FREE_QUESTION"]'],
    ['an answer without a word', '[{"type":"FREE_QUESTION"}]'],
    ['an answer that is no yes or no', '[{"type":"FREE_QUESTION","agreed":"true"}]'],
    ['an unknown field', '[{"type":"FREE_QUESTION","agreed":true,"x":1}]'],
    ['an unknown type', '[{"type":"AUTRE","agreed":true}]'],
    ['a type twice', JSON.stringify([...AGREED, AGREED[0]])],
    ['too many', JSON.stringify(Array(11).fill(AGREED[0]))],
  ])('consents that are %s are refused at their field', async (_what, consents) => {
    const { browser } = await client()
    const { body } = await ask(browser, { consents })
    expect(body.api.error).toMatchObject({ code: 107, field: 'consents' })
    expect((await browser.get('/api/free-question')).body).toMatchObject({ questions: [], nextAt: null })
  })

  test.each([
    [507, 'question', { question: 'Trop court.' }],
    [507, 'question', { question: 'x'.repeat(1001) }],
    [107, 'theme', { theme: 'sante' }],
    [107, 'birthDate', { birthDate: '2026-13-01' }],
    [4011, 'birthDate', { birthDate: '2015-01-01' }],
    [106, 'path', { path: undefined }],
  ])('a question is refused with %i at %s for %j', async (code, field, given) => {
    const { browser } = await client()
    expect((await ask(browser, given)).body.api.error).toMatchObject({ code, field })
  })

  test('nobody asks without a proved address, the consents, an adult’s birth date, or during a pause', async () => {
    const code = async (traits: ClientTraits, given: object = {}) =>
      codeOf(await ask((await client(traits)).browser, given))
    expect(await code({ proved: false })).toBe(4013)
    expect(await code({ birthDate: null })).toBe(1009)
    expect(await code({ birthDate: '2010-01-01' })).toBe(4011)
    expect(await code({}, { consents: JSON.stringify(AGREED.slice(0, 1)) })).toBe(4012)
    expect(await code({}, { consents: JSON.stringify([{ ...AGREED[0], _id: 'old' }, AGREED[1]]) })).toBe(4075)
    const paused = await client()
    await paused.browser.post('/api/pause', { length: 'week' })
    expect(codeOf(await ask(paused.browser))).toBe(4223)
    expect(await site.owner.selectFrom('free_questions').selectAll().execute()).toEqual([])
  })

  test('words of distress are not kept, and the answer says who helps', async () => {
    const { browser } = await client()
    const { body } = await ask(browser, { question: 'Je n’en peux plus, je veux mourir. Que disent les cartes ?' })
    expect(body.api.error).toMatchObject({ code: 4561 })
    expect(body.api.error.msg).toContain('3114')
    expect(await site.owner.selectFrom('free_questions').selectAll().execute()).toEqual([])
    expect(codeOf(await ask(browser))).toBe(0)
  })
})

const signedIn = async (id: number) => ({ browser: await signInAs(site, id) })

describe('answering', () => {
  test('only people whom the site lists see the pool, each takes one, and nobody what another holds', async () => {
    const { question } = await waiting()
    const second = await waiting()
    const [one, other, far, automaton] = [
      await psychic(),
      await psychic(),
      await psychic({ siteId: 100 }),
      await psychic({ isAutomaton: true }),
    ]
    expect((await far.browser.get('/api/workspace/questions')).body.questions ?? []).toEqual([])
    expect(codeOf(await automaton.act(question, 'take'))).toBe(104)
    const taken = await Promise.all([one, other].map(({ act }) => act(question, 'take')))
    expect(taken.map(codeOf).toSorted()).toEqual([0, 4562])
    const [winner, loser] = codeOf(taken[0]!) === 0 ? [one, other] : [other, one]
    expect(codeOf(await winner!.act(question, 'take')), 'again').toBe(0)
    expect(codeOf(await winner!.act(second.question, 'take'))).toBe(4563)
    expect((await loser!.pool()).questions.map(({ id }: { id: number }) => id)).toEqual([second.question])
    expect(codeOf(await loser!.act(question, 'answer', { text: ANSWER }))).toBe(4564)
    expect(codeOf(await loser!.act(999_999, 'take'))).toBe(4562)
    await winner!.act(question, 'give-back')
    expect(codeOf(await loser!.act(question, 'take'))).toBe(0)
  })

  test('a hold is renewed while the page is open, and lapses; what was written is not lost unless another took it', async () => {
    const { question } = await waiting()
    const [one, other] = [await psychic(), await psychic()]
    await one.act(question, 'take')
    await site.advance(POOL_LEASE - 1)
    const { body } = await one.act(question, 'renew')
    expect(body.until).toBe(new Date(site.now().getTime() + POOL_LEASE * 1000).toISOString())
    await site.advance(POOL_LEASE)
    expect(codeOf(await one.act(question, 'renew'))).toBe(4564)
    await other.act(question, 'take')
    expect(codeOf(await one.act(question, 'answer', { text: ANSWER }))).toBe(4564)
    await site.advance(POOL_LEASE)
    expect(codeOf(await one.act(question, 'answer', { text: ANSWER }))).toBe(0)
  })

  test('an answer of 119 words, too long, or that sells is refused, and the question stays held', async () => {
    const { question } = await waiting()
    const { act, pool } = await psychic()
    await act(question, 'take')
    const refused = async (text: string) => (await act(question, 'answer', { text })).body.api.error
    expect(await refused(ANSWER.slice(4))).toMatchObject({ code: 4565, field: 'text' })
    expect(await refused(`${ANSWER} ${'x'.repeat(8000)}`)).toMatchObject({ code: 507, field: 'text' })
    expect(await refused(`${ANSWER} Appelez-moi au 06 12 34 56 78.`)).toMatchObject({ code: 4566, field: 'text' })
    expect((await pool()).held).toMatchObject({ id: question })
  })

  test('sent five times at once, an answer counts once', async () => {
    const { question } = await waiting()
    const { id, act } = await psychic()
    await act(question, 'take')
    const sent = await Promise.all(Array.from({ length: 5 }, () => act(question, 'answer', { text: ANSWER })))
    expect(sent.map(codeOf).toSorted()).toEqual([0, 4564, 4564, 4564, 4564])
    await site.advance(2 * DAY)
    await Promise.all([acceptDue(site.app), acceptDue(site.app)])
    expect(await earned(id)).toBe(200)
    await lawful()
  })

  test('after a day without an answer the client is told, may ask again at once, and nobody can answer any more', async () => {
    const { id, question, email } = await waiting()
    const { act } = await psychic()
    await site.advance(DAY - 1)
    await endOverdue(site.app)
    expect(await mailsTo(site, email)).toEqual([])
    await site.advance(1)
    await Promise.all([endOverdue(site.app), endOverdue(site.app)])
    const mails = await mailsTo(site, email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Votre question est restée sans réponse'])
    expect(codeOf(await act(question, 'take'))).toBe(4562)
    const { browser } = await signedIn(id)
    expect((await browser.get('/api/free-question')).body).toMatchObject({
      questions: [{ status: 'lapsed' }],
      nextAt: null,
    })
    expect(codeOf(await ask(browser))).toBe(0)
  })

  test('a question whose client withdrew the consent is not shown to anybody', async () => {
    const { browser, question } = await waiting()
    const consents = [{ type: 'SENSITIVE_DATA', agreed: false }]
    expect(codeOf(await browser.post('/api/consents', { consents }))).toBe(0)
    const { act } = await psychic()
    expect(codeOf(await act(question, 'take'))).toBe(4562)
    expect((await browser.get('/api/free-question')).body).toMatchObject({ questions: [{ status: 'lapsed' }] })
  })
})

describe('judging', () => {
  test('an answer that nobody refused within 48 hours is paid once, from the house', async () => {
    const { author } = await answered()
    await site.advance(2 * DAY - 1)
    await acceptDue(site.app)
    expect(await earned(author.id)).toBe(0)
    await site.advance(1)
    await acceptDue(site.app)
    await acceptDue(site.app)
    expect(await earned(author.id)).toBe(200)
    const { body } = await (await signInAsPsychic(author.id)).get('/api/workspace/earnings')
    expect(body.earnings).toMatchObject({ answers: { count: 1, cents: 200 }, balance: 200, pending: 200 })
    await lawful()
  })

  test('a refused answer is not paid nor shown, both are told, and the question waits for somebody else', async () => {
    const { question, author, mine, email } = await answered()
    const moderator = await addStaff(site, 'moderator')
    const decide = (what: string, body: object = {}) =>
      moderator.browser.post(`/api/admin/free-questions/${question}/${what}`, body)
    const reason = 'Elle annonce un malheur.'
    expect((await decide('refuse')).body.api.error).toMatchObject({ code: 106, field: 'reason' })
    expect(codeOf(await decide('refuse', { reason }))).toBe(0)
    expect(await mine()).toMatchObject({ status: 'waiting', wasRefused: true, answer: null })
    expect((await mailsTo(site, email)).at(-1)!.subject).toBe('Une réponse a été retirée')
    expect((await mailsTo(site, author.email)).at(-1)!.text).toContain(reason)
    expect(codeOf(await author.act(question, 'take')), 'its author').toBe(4562)
    expect((await author.pool()).questions).toEqual([])
    expect([await decide('refuse', { reason }), await decide('accept')].map(codeOf)).toEqual([3000, 3000])
    const other = await psychic()
    await other.act(question, 'take')
    await other.act(question, 'answer', { text: `${ANSWER} autre` })
    expect(codeOf(await decide('accept'))).toBe(0)
    expect([await decide('refuse', { reason }), await decide('accept')].map(codeOf)).toEqual([4567, 4567])
    await site.advance(3 * DAY)
    await acceptDue(site.app)
    expect([await earned(author.id), await earned(other.id)]).toEqual([0, 200])
    await lawful()
  })

  test('of two moderators one decides', async () => {
    const { question, author } = await answered()
    const [one, two] = [await addStaff(site, 'moderator'), await addStaff(site, 'moderator')]
    const path = `/api/admin/free-questions/${question}`
    const codes = (
      await Promise.all([one.browser.post(`${path}/accept`), two.browser.post(`${path}/refuse`, { reason: 'Non.' })])
    ).map(codeOf)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect([0, 200]).toContain(await earned(author.id))
    await lawful()
  })

  test('topics of the charter and words sent twice are flagged; texts are opened for a reason that the client reads', async () => {
    const words = `${ANSWER} et une grossesse`
    const first = await answered(words)
    const second = await waiting()
    await first.author.act(second.question, 'take')
    await first.author.act(second.question, 'answer', { text: words })
    const moderator = await addStaff(site, 'moderator')
    const { rows } = (await moderator.browser.get('/api/admin/free-questions')).body
    expect(rows[0]).toMatchObject({ id: second.question, flags: 'pregnancy, repeated', answer: 'sent', minutes: 0 })
    expect(JSON.stringify(rows)).not.toContain('Lyon')
    const path = `/api/admin/free-questions/${first.question}/read`
    const short = await moderator.browser.post(path, { reason: 'court' })
    expect(short.body.api.error).toMatchObject({ code: 4330 })
    const reason = 'Une réponse parle de grossesse.'
    const { body } = await moderator.browser.post(path, { reason })
    expect(body).toMatchObject({ question: QUESTION, answers: [{ text: words, flags: ['pregnancy'] }] })
    expect((await first.browser.get('/api/privacy/readings')).body.readings).toMatchObject([
      { role: 'moderator', reason, consultationId: null },
    ])
    expect(codeOf(await moderator.browser.post('/api/admin/free-questions/999999/read', { reason }))).toBe(3000)
    await site.advance(301)
    expect(codeOf(await moderator.browser.post(path, { reason }))).toBe(4202)
  })

  test('a client says whether an answer is useful, and reports it once; nobody else can', async () => {
    const { browser, question, mine } = await answered()
    const moderator = await addStaff(site, 'moderator')
    const stranger = (await client()).browser
    const path = `/api/free-question/${question}`
    const report = { topic: 'health', words: 'Un diagnostic.' }
    for (const code of [
      await stranger.post(`${path}/usefulness`, { useful: true }),
      await stranger.post(`${path}/report`, report),
      await stranger.request('DELETE', path),
      await browser.post('/api/free-question/999999/report', report),
    ].map(codeOf)) {
      expect(code).toBe(4000)
    }
    await browser.post(`${path}/usefulness`, { useful: false })
    await browser.post(`${path}/usefulness`, { useful: true })
    expect((await browser.post(`${path}/report`, { topic: 'rien' })).body.api.error).toMatchObject({ code: 107 })
    expect((await browser.post(`${path}/report`, {})).body.api.error).toMatchObject({ code: 106, field: 'topic' })
    const reports = await Promise.all([browser.post(`${path}/report`, report), browser.post(`${path}/report`, report)])
    expect(reports.map(codeOf).toSorted()).toEqual([0, 4568])
    expect((await mine()).answer).toMatchObject({ isUseful: true, isReported: true })
    const staff = await site.owner
      .selectFrom('users')
      .select('email')
      .where('id', '=', moderator.id)
      .executeTakeFirstOrThrow()
    const [mail] = (await mailsTo(site, staff.email!)).slice(-1)
    expect(mail!.text).toContain(`/admin#/free-questions/${question}/show`)
  })
})

const signInAsPsychic = async (psychicId: number) => {
  const row = await site.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
  return signInAs(site, row.user_id!)
}

describe('keeping', () => {
  test('what is erased is gone, also while it waits, and what was earned stays', async () => {
    const waits = await waiting()
    const { act } = await psychic()
    await act(waits.question, 'take')
    expect(codeOf(await waits.browser.request('DELETE', `/api/free-question/${waits.question}`))).toBe(0)
    expect(codeOf(await act(waits.question, 'answer', { text: ANSWER }))).toBe(4564)
    const { browser, question, author } = await answered()
    await browser.request('DELETE', `/api/free-question/${question}`)
    expect((await browser.get('/api/free-question')).body.questions).toEqual([])
    expect(codeOf(await ask(browser)), 'the turn is not given back').toBe(4560)
    await site.advance(2 * DAY)
    await acceptDue(site.app)
    expect(await earned(author.id)).toBe(200)
    const kept = await site.owner.selectFrom('free_answers').selectAll().where('question_id', '=', question).execute()
    expect(kept).toMatchObject([{ sealed: null, sealed_report: null }])
    await lawful()
  })

  test('it is exported, sealed with new keys, and erased with the account', async () => {
    const { id, question, author } = await answered()
    const facts = { id, siteId: 99, emails: [], phones: [], held: [] }
    const part = async (name: string) =>
      (await collectData(site.app, facts, async () => {})).find(({ heading }) => heading === name)!.rows
    expect(await part('freeQuestions')).toMatchObject([{ number: question, words: QUESTION, subject: 'work' }])
    expect(await part('freeAnswers')).toMatchObject([{ words: ANSWER, reply: null }])
    const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
    await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
    await sealAll({ ...site.app, keys: openKeyRing([testKeys[0], young]) })
    expect(await part('freeAnswers')).toMatchObject([{ words: ANSWER }])
    await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', id).execute()
    await eraseDue(site.app)
    expect(await part('freeQuestions')).toEqual([])
    expect(
      await site.owner.selectFrom('free_answers').select('sealed').where('question_id', '=', question).execute(),
    ).toEqual([{ sealed: null }])
    await site.advance(2 * DAY)
    await acceptDue(site.app)
    expect(await earned(author.id)).toBe(200)
    await lawful()
  })

  test('questions go with the conversations that their client keeps', async () => {
    const { id, question } = await answered()
    await site.owner.updateTable('users').set({ conversation_months: 3 }).where('id', '=', id).execute()
    const left = () => site.owner.selectFrom('free_questions').select('id').where('id', '=', question).execute()
    await site.advance(89 * DAY)
    await forgetQuestions(site.app)
    expect(await left()).toHaveLength(1)
    await site.advance(5 * DAY)
    await forgetQuestions(site.app)
    expect(await left()).toEqual([])
    expect(await site.owner.selectFrom('free_question_turns').selectAll().execute()).toEqual([])
  })
})
