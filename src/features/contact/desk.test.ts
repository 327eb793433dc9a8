import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../test/forms.ts'
import { mailsTo } from '../../../test/mails.ts'
import { addStaff, type Staff } from '../../../test/staff.ts'
import { useTestApp } from '../../../test/test-app.ts'
import { action, loader } from './message.page.tsx'
import { loader as listLoader } from './messages.page.tsx'

const site = useTestApp()
const ANSWER = 'Votre crédit est revenu.\n\nBonne journée.'
const words = 'Mon crédit ne s’affiche plus.'
let support: Staff
let count = 0

beforeAll(async () => {
  support = await addStaff(site, 'support')
})
beforeEach(() => site.advance(600))

async function message(host?: string) {
  count += 1
  const emailAddress = `ecrit${count}@example.fr`
  await site
    .browser(host)
    .post('/api/contacts', { subject: 'payment', name: 'Léa Martin', emailAddress, message: words })
  const { id, reference } = await site.owner
    .selectFrom('contact_messages')
    .select(['id', 'reference'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { id, reference, emailAddress }
}
const waiting = async () => (await support.browser.get('/api/admin/contacts')).body.messages
const sendTo = (id: number, fields: Record<string, string>) =>
  sendForm(site, action, `/equipe/messages/${id}`, fields, support.browser, { id: String(id) })
const acts = async () =>
  (await site.owner.selectFrom('audit_log').select(['act', 'subject', 'reason']).orderBy('id').execute()).slice(-2)
const code = async (id: number, what: string, body: object) => {
  const answer = await support.browser.post(`/api/admin/contacts/${id}/${what}`, body)
  return answer.body.api.ok === 1 ? 0 : answer.body.api.error.code
}

test('what waits is listed without a word of it; reading and answering are logged, and the answer is mailed', async () => {
  const { id, reference, emailAddress } = await message()
  const listed = { id, reference, subject: 'payment', sentAt: site.now().toISOString() }
  expect(await waiting()).toEqual([listed])
  expect((await openPage(site, listLoader, '/equipe/messages', support.browser)).data.messages).toEqual([listed])
  const opened = await openPage(site, loader, `/equipe/messages/${id}`, support.browser, { id: String(id) })
  expect(opened.data.message).toMatchObject({ name: 'Léa Martin', emailAddress, message: words, answer: null })
  expect((await sendTo(id, { intent: 'answer', answer: ANSWER })).location).toBe('/equipe/messages?fait=repondu')
  const subject = `message:${id}`
  expect(await acts()).toMatchObject([
    { act: 'message.open', subject },
    { act: 'message.answer', subject },
  ])
  const { text } = (await mailsTo(site, emailAddress)).at(-1)!
  for (const said of [reference, words, ANSWER]) expect(text).toContain(said)
  expect(await waiting()).toEqual([])
  expect((await support.browser.get(`/api/admin/contacts/${id}`)).body.message).toMatchObject({
    answer: ANSWER,
    closedAt: site.now().toISOString(),
  })
})

test('what asks for no answer is closed for a reason that is logged, and nobody is told', async () => {
  const { id, emailAddress } = await message()
  expect((await sendTo(id, { intent: 'close', reason: 'Publicité' })).location).toBe('/equipe/messages?fait=classe')
  expect((await acts()).at(-1)).toMatchObject({ act: 'message.close', reason: 'Publicité' })
  expect(await mailsTo(site, emailAddress)).toHaveLength(1)
})

test('who comes second is told, with what they typed; what is of another site is not there', async () => {
  const { id, emailAddress } = await message()
  const answers = await Promise.all([code(id, 'answer', { answer: ANSWER }), code(id, 'close', { reason: 'Non' })])
  expect(answers.toSorted()).toEqual([0, 4271])
  const { status, data } = await sendTo(id, { intent: 'answer', answer: 'Trop tard.' })
  expect([status, data.refusal.code, data.typed.answer]).toEqual([409, 4271, 'Trop tard.'])
  expect((await mailsTo(site, emailAddress)).length).toBeLessThan(3)
  const other = await message('second.localhost:3000')
  expect(await waiting()).toEqual([])
  for (const absent of [other.id, 999_999]) expect(await code(absent, 'answer', { answer: ANSWER })).toBe(3000)
})

test.each([
  ['answer', { intent: 'answer', answer: ' ', reason: 'gardée' }],
  ['answer', { intent: 'answer', answer: 'x'.repeat(4001), reason: 'gardée' }],
  ['reason', { intent: 'close', answer: 'gardée', reason: '' }],
  ['reason', { intent: 'close', answer: 'gardée', reason: 'x'.repeat(2001) }],
])('%s that will not do is said at its field, and nothing typed is lost', async (field, fields) => {
  const { id } = await message()
  const { status, data } = await sendTo(id, fields)
  expect([status, data.refusal.field]).toEqual([400, field])
  expect(data.typed).toEqual({ answer: fields.answer, reason: fields.reason })
})
