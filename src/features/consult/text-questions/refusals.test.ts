import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import type { ClientTraits } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import {
  ANSWER,
  addTextPair,
  answerText,
  asked,
  askText,
  brokenLaws,
  QUESTION,
  type TextPair,
  take,
} from '../../../../test/text-questions.ts'
import * as ask from './ask.page.tsx'
import { closeOverdue } from './close-overdue.server.ts'
import * as pool from './pool.page.tsx'

const site = useTestApp()
let unfollow: () => Promise<void>
beforeAll(() => {
  unfollow = site.app.content.follow()
})
afterAll(() => unfollow())

const codeOf = (answer: { body: { api: { error?: { code: number } } } }) => answer.body.api.error?.code ?? 'ok'
const reservedOf = async ({ client }: TextPair) => (await client.get('/api/wallet')).body.wallet.reserved
const WORK = '/api/workspace/text-questions'

test.each<[string, ClientTraits, number]>([
  ['an address that is not proved', { proved: false }, 4013],
  ['no birth date', { birthDate: null }, 1009],
  ['a minor', { birthDate: '2010-01-01' }, 4011],
  ['no consent', { consented: false }, 4012],
])('%s is refused', async (_what, client, code) => {
  const pair = await addTextPair(site, { client })
  expect([codeOf(await askText(pair)), await reservedOf(pair)]).toEqual([code, 0])
})

test('a number that is not proved, and what is too short, too long or a call for help, is refused', async () => {
  expect(codeOf(await askText(await addTextPair(site, { withoutPhone: true })))).toBe(4540)
  const pair = await addTextPair(site)
  expect(codeOf(await askText(pair, 'Trop court'))).toBe(4571)
  expect(codeOf(await askText(pair, 'a'.repeat(481)))).toBe(4571)
  expect(codeOf(await askText(pair, 'Je veux mourir, que dois-je faire de ma vie ?'))).toBe(4578)
  expect(
    await site.owner.selectFrom('consultations').select('id').where('client_id', '=', pair.clientId).execute(),
  ).toEqual([])
})

test('consents are asked for in their present words, and the request to begin at once is kept with the question', async () => {
  const pair = await addTextPair(site, { client: { consented: false } })
  const sensitive = { type: 'SENSITIVE_DATA', agreed: true }
  const start = { type: 'START_AT_ONCE', agreed: true }
  expect(codeOf(await askText(pair, QUESTION, { consents: [{ ...sensitive, _id: 'old@0' }] }))).toBe(4075)
  const { body } = await askText(pair, QUESTION, { consents: [sensitive, start] })
  const proofs = await site.owner
    .selectFrom('consent_proofs')
    .select(['type', 'consultation_id'])
    .where('user_id', '=', pair.clientId)
    .orderBy('type')
    .execute()
  expect(proofs).toEqual([
    { type: 'SENSITIVE_DATA', consultation_id: null },
    { type: 'START_AT_ONCE', consultation_id: body.question.id },
  ])
})

test('a psychic who is unknown, without a workspace or the channel, or who closed it is not asked and not shown', async () => {
  const pair = await addTextPair(site)
  const platforms = async (id: number) =>
    (await pair.client.get('/api/psychics?platforms=["sms"]')).body.psychics.some(
      (one: { id: number }) => one.id === id,
    )
  expect(await platforms(pair.psychicId)).toBe(true)
  const mute = await addPsychic(site.owner, { channels: ['chat'], withUser: true })
  const nobody = await addPsychic(site.owner, { channels: ['sms'] })
  const free = await addPsychic(site.owner, { channels: ['sms'], withUser: true, price: 0 })
  for (const { id } of [mute, nobody, free, { id: 999_999 }]) {
    expect([codeOf(await askText({ ...pair, psychicId: id })), await platforms(id)]).toEqual([4570, false])
  }
  await pair.psychic.post(`${WORK}/door`, { open: false })
  expect([codeOf(await askText(pair)), await platforms(pair.psychicId)]).toEqual([4570, false])
})

test('two questions left without an answer close the channel, and an answer between them does not', async () => {
  const pair = await addTextPair(site, { cents: 5000 })
  const open = async () => (await pair.psychic.get(WORK)).body.open
  const lapse = async () => {
    await asked(pair)
    await site.advance(86_400)
    await closeOverdue(site.app)
  }
  await lapse()
  const id = await asked(pair)
  await take(pair, id)
  await answerText(pair, id)
  await lapse()
  expect(await open()).toBe(true)
  await lapse()
  expect(await open()).toBe(false)
  await pair.psychic.post(`${WORK}/door`, { open: true })
  expect(await open()).toBe(true)
})

test('consultations that are halted, a paid channel for rooms and the twenty-first question are refused', async () => {
  const pair = await addTextPair(site, { cents: 20_000 })
  expect(codeOf(await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'sms' }))).toBe(107)
  for (let count = 0; count < 20; count += 1) await asked(pair)
  expect(codeOf(await askText(pair))).toBe(4575)
  const { browser: admin } = await addStaff(site, 'admin')
  await admin.post('/api/admin/halts/consultations/begin', { reason: 'Essai du soir' })
  await expect.poll(async () => codeOf(await askText(pair)), { timeout: 10_000 }).toBe(4301)
  await admin.post('/api/admin/halts/consultations/end', { reason: 'Essai du soir' })
  await expect.poll(async () => codeOf(await askText(pair)), { timeout: 10_000 }).toBe(4575)
})

test('an answer holds no contact; one that touches the charter is read again; only its psychic can give it', async () => {
  const pair = await addTextPair(site)
  const other = await addTextPair(site)
  const [id, second] = [await asked(pair), await asked(pair)]
  expect(codeOf(await take(other, id))).toBe(4000)
  expect(codeOf(await answerText(other, id))).toBe(4000)
  await take(pair, id)
  expect(codeOf(await take(pair, second))).toBe(4574)
  expect(codeOf(await answerText(pair, id, 'Court'))).toBe(4571)
  expect(codeOf(await answerText(pair, id, `${ANSWER} Écrivez-moi sur www.exemple.test`))).toBe(4576)
  const charter = 'Je vois une grossesse cette année, et de la joie.'
  expect(codeOf(await answerText(pair, id, charter))).toBe(4577)
  expect(codeOf(await answerText(pair, id, charter, true))).toBe('ok')
})

test('the words of a question are for who took it; a hold is renewed, given back, or taken by nobody else', async () => {
  const pair = await addTextPair(site)
  const id = await asked(pair)
  const work = async () => (await pair.psychic.get(WORK)).body
  expect((await work()).waiting).toMatchObject([{ id, question: null, returning: false, firstName: 'Camille' }])
  expect((await take(pair, id)).body.held).toMatchObject({ id, question: QUESTION })
  expect((await pair.psychic.post(`${WORK}/${id}/hold`)).status).toBe(200)
  expect((await pair.psychic.post(`${WORK}/${id}/release`)).body.held).toBeNull()
  expect(codeOf(await pair.psychic.post(`${WORK}/${id}/hold`))).toBe(4573)
  await take(pair, id)
  await site.advance(15 * 60)
  expect(codeOf(await answerText(pair, id))).toBe(4573)
  await take(pair, id)
  expect(codeOf(await answerText(pair, id))).toBe('ok')
  const next = await asked(pair)
  expect((await take(pair, next)).body.held.returning).toBe(true)
})

test('a client who is blocked gets the price of what waits back', async () => {
  const pair = await addTextPair(site)
  await asked(pair)
  const { browser: support } = await addStaff(site, 'support')
  const { body } = await support.post(`/api/admin/clients/${pair.clientId}/block`, { reason: 'Essai de blocage' })
  expect(body.api).toEqual({ ok: 1 })
  expect(await brokenLaws(site)).toEqual([])
  expect(
    await site.owner
      .selectFrom('pool_items')
      .selectAll()
      .where('kind', '=', 'sms')
      .where('psychic_id', '=', pair.psychicId)
      .execute(),
  ).toEqual([])
})

test('with forms: what was typed stays with a refusal, and an answer that is refused can be mended', async () => {
  const pair = await addTextPair(site)
  const path = `/voyance/${pair.slug}/sms`
  const params = { slug: pair.slug }
  const sent = (text: string) => sendForm(site, ask.action, path, { text, start: 'START_AT_ONCE' }, pair.client, params)
  expect((await openPage(site, ask.loader, path, pair.client, params)).data).toMatchObject({
    price: 500,
    obstacle: null,
  })
  expect(await sent('court')).toMatchObject({ status: 422, data: { typed: 'court', refusal: { field: 'text' } } })
  expect(await sent(QUESTION)).toMatchObject({ location: '/mon-compte/sms?fait=posee' })
  const work = '/espace-voyant/sms'
  const act = (fields: Record<string, string>) => sendForm(site, pool.action, work, fields, pair.psychic)
  const { data } = await openPage(site, pool.loader, work, pair.psychic)
  const id = String(data.work.waiting[0].id)
  expect((await act({ intent: 'take', id })).location).toBe(work)
  expect(await act({ intent: 'answer', id, text: 'Non' })).toMatchObject({ status: 422, data: { typed: 'Non' } })
  expect((await act({ intent: 'letGo', id })).location).toBe(work)
  expect((await act({ intent: 'decline', id })).location).toBe(`${work}?fait=declinee`)
  expect((await act({ intent: 'shut' })).location).toBe(work)
  expect((await openPage(site, ask.loader, path, pair.client, params)).data.obstacle).toBe('closed')
})
