import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntries } from '../../../../test/audit.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { sealAll } from '../privacy/seal-all.server.ts'

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
const waiting = async () => (await support.browser.get('/api/admin/contacts?closed=no')).body.rows
const acts = async () => (await auditEntries(site)).slice(-2)
const call = async (id: number, what: string, body: object) => {
  const { api } = (await support.browser.post(`/api/admin/contacts/${id}/${what}`, body)).body
  return api.ok === 1 ? { code: 0 } : api.error
}

test('open messages are listed without their text; reading and answering are logged, and the answer is mailed', async () => {
  const { id, reference, emailAddress } = await message()
  const listed = { id, reference, subject: 'payment', sentAt: site.now().toISOString(), closedAt: null }
  expect(await waiting()).toEqual([listed])
  const { row } = (await support.browser.get(`/api/admin/contacts/${id}`)).body
  expect(row).toMatchObject({ name: 'Léa Martin', emailAddress, message: words, answer: null })
  expect(await call(id, 'answer', { answer: ANSWER })).toEqual({ code: 0 })
  const subject = `message:${id}`
  expect(await acts()).toMatchObject([
    { act: 'message.open', subject },
    { act: 'message.answer', subject },
  ])
  const { text } = (await mailsTo(site, emailAddress)).at(-1)!
  for (const said of [reference, words, ANSWER]) expect(text).toContain(said)
  expect(await waiting()).toEqual([])
  expect((await support.browser.get(`/api/admin/contacts/${id}`)).body.row).toMatchObject({
    answer: ANSWER,
    closedAt: site.now().toISOString(),
  })
})

test('an answer remains readable after a key rotation', async () => {
  const { id } = await message()
  await call(id, 'answer', { answer: ANSWER })
  const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
  await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
  const { head } = openKeyRing([young])
  const row = site.owner.selectFrom('contact_messages').select('sealed_answer').where('id', '=', id)
  expect((await row.executeTakeFirstOrThrow()).sealed_answer!.subarray(0, head.length)).toEqual(head)
  await sealAll({ ...site.app, keys: openKeyRing([testKeys[0], young]) })
  expect((await support.browser.get(`/api/admin/contacts/${id}`)).body.row.answer).toBe(ANSWER)
})

test('a message that needs no answer is closed for a logged reason, and nobody is told', async () => {
  const { id, emailAddress } = await message()
  expect(await call(id, 'close', { reason: 'Publicité' })).toEqual({ code: 0 })
  expect((await acts()).at(-1)).toMatchObject({ act: 'message.close', reason: 'Publicité' })
  expect(await mailsTo(site, emailAddress)).toHaveLength(1)
})

test('the second person to answer is refused; another site’s message is not found', async () => {
  const { id, emailAddress } = await message()
  const answers = await Promise.all([call(id, 'answer', { answer: ANSWER }), call(id, 'close', { reason: 'Non' })])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 4271])
  expect(await call(id, 'answer', { answer: ANSWER })).toMatchObject({ code: 4271 })
  expect(await call(id, 'close', { reason: 'Non' })).toMatchObject({ code: 4271 })
  expect((await mailsTo(site, emailAddress)).length).toBeLessThan(3)
  const other = await message('second.localhost:3000')
  expect(await waiting()).toEqual([])
  for (const absent of [other.id, 999_999]) {
    expect(await call(absent, 'answer', { answer: ANSWER })).toMatchObject({ code: 3000 })
  }
})

test.each([
  ['answer', { answer: ' ' }],
  ['answer', { answer: 'x'.repeat(4001) }],
  ['close', { reason: '' }],
  ['close', { reason: 'x'.repeat(2001) }],
])('%s with an invalid value is refused, and the message remains open', async (what, given) => {
  const { id } = await message()
  expect(await call(id, what, given)).toMatchObject({ field: Object.keys(given)[0] })
  expect((await waiting()).at(-1).id).toBe(id)
})
