import { expect, test } from 'vitest'
import { fund } from '../../../../test/consulting.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import {
  addTextPair,
  answered,
  answerText,
  asked,
  askText,
  brokenLaws,
  deliver,
  QUESTION,
  take,
  textIn,
} from '../../../../test/text-questions.ts'
import { textsTo } from '../../../../test/texts.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'
import { closeOverdue } from './close-overdue.server.ts'

const site = useTestApp()
const DAY = 86_400
type Pair = Awaited<ReturnType<typeof addTextPair>>

const walletOf = async ({ client }: Pair) => (await client.get('/api/wallet')).body.wallet
const codeOf = (answer: { body: { api: { error?: { code: number } } } }) => answer.body.api.error?.code ?? 'ok'
const own = async ({ client }: Pair) => (await client.get('/api/text-questions')).body.questions
const balances = async (pair: Pair) => {
  const { balance, reserved } = await walletOf(pair)
  return { balance, reserved }
}
/** A busy database may let one of many wait too long: it had no effect, and is asked again. */
async function decided(pair: Pair): Promise<number | 'ok'> {
  for (;;) {
    const code = codeOf(await askText(pair))
    if (code !== 409) return code
  }
}
async function intact() {
  expect(await brokenLaws(site)).toEqual([])
  expect(await verifyLedger(site.app.db)).toEqual([])
}

test('the price is set aside with the question, and posted with the answer, once', async () => {
  const pair = await addTextPair(site)
  const id = await asked(pair)
  expect(await balances(pair)).toEqual({ balance: 1500, reserved: 500 })
  await intact()
  expect(codeOf(await answerText(pair, id))).toBe(4573)
  await answered(pair, id)
  expect(await balances(pair)).toEqual({ balance: 1500, reserved: 0 })
  expect(codeOf(await answerText(pair, id))).toBe(4572)
  const { receipt } = (await pair.client.get(`/api/consultations/${id}/receipt`)).body
  expect(receipt).toMatchObject({
    channel: 'sms',
    pricePerAnswer: 500,
    total: 500,
    vat: 83,
    seconds: 0,
    balanceBefore: 2000,
    balanceAfter: 1500,
    mayReview: true,
  })
  const { earnings } = (await pair.psychic.get('/api/workspace/earnings')).body
  expect(earnings.earned.month).toBe(187)
  expect((await own(pair))[0]).toMatchObject({ status: 'ended', pricePerAnswer: 500, question: QUESTION })
  await intact()
})

test('of answers sent at once one counts, and one is paid', async () => {
  const pair = await addTextPair(site)
  const id = await asked(pair)
  await take(pair, id)
  const all = await Promise.all(Array.from({ length: 8 }, () => answerText(pair, id)))
  expect(all.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1)
  expect(await balances(pair)).toEqual({ balance: 1500, reserved: 0 })
  await intact()
})

test('without an answer in a day it costs nothing, and its client is told', async () => {
  const pair = await addTextPair(site, { client: { email: 'lapse@example.test' } })
  const id = await asked(pair)
  await site.advance(DAY - 1)
  await closeOverdue(site.app)
  expect(await balances(pair)).toEqual({ balance: 1500, reserved: 500 })
  await site.advance(1)
  await Promise.all([closeOverdue(site.app), closeOverdue(site.app)])
  expect(await balances(pair)).toEqual({ balance: 2000, reserved: 0 })
  expect((await own(pair))[0]).toMatchObject({ id, status: 'missed', answer: null })
  const mails = await mailsTo(site, 'lapse@example.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['Votre question n’a pas eu de réponse'])
  expect(mails[0]!.text).not.toContain('Lyon')
  expect(codeOf(await take(pair, id))).toBe(4574)
  await intact()
})

test('a question that its psychic is answering when it is due is still answered and paid', async () => {
  const pair = await addTextPair(site)
  const id = await asked(pair)
  await site.advance(DAY - 60)
  await take(pair, id)
  await site.advance(120)
  await closeOverdue(site.app)
  expect(codeOf(await pair.psychic.post(`/api/workspace/text-questions/${id}/hold`))).toBe(4573)
  expect(codeOf(await answerText(pair, id))).toBe('ok')
  expect(await balances(pair)).toEqual({ balance: 1500, reserved: 0 })
  await intact()
})

test('its client may withdraw it and its psychic decline it, and both cost nothing', async () => {
  const pair = await addTextPair(site, { client: { email: 'decline@example.test' } })
  const [first, second] = [await asked(pair), await asked(pair)]
  const stranger = await addTextPair(site)
  expect(codeOf(await stranger.client.post(`/api/text-questions/${first}/cancel`))).toBe(4000)
  expect(codeOf(await pair.client.post(`/api/text-questions/${first}/cancel`))).toBe('ok')
  expect(codeOf(await pair.client.post(`/api/text-questions/${first}/cancel`))).toBe(4572)
  const decline = (who: Pair, id: number) => who.psychic.post(`/api/workspace/text-questions/${id}/decline`)
  expect(codeOf(await decline(stranger, second))).toBe(4000)
  expect(codeOf(await decline(pair, second))).toBe('ok')
  expect(codeOf(await decline(pair, second))).toBe(4572)
  expect(await balances(pair)).toEqual({ balance: 2000, reserved: 0 })
  expect((await mailsTo(site, 'decline@example.test')).map(({ subject }) => subject)).toEqual([
    'Votre question ne coûte rien',
  ])
  await intact()
})

test('sixty-four questions at once never reserve more than the wallet holds', async () => {
  const pair = await addTextPair(site, { cents: 1600 })
  const codes = await Promise.all(Array.from({ length: 64 }, () => decided(pair)))
  expect(codes.filter((code) => code === 'ok')).toHaveLength(3)
  expect(new Set(codes)).toEqual(new Set(['ok', 4010]))
  expect(await balances(pair)).toEqual({ balance: 100, reserved: 1500 })
  await intact()
})

test('caps hold for questions at once and a lowered cap, and promotional credit goes first', async () => {
  const pair = await addTextPair(site, { cents: 5000 })
  await pair.client.patch('/api/budget', { week: 1200 })
  const codes = await Promise.all(Array.from({ length: 16 }, () => decided(pair)))
  expect(codes.filter((code) => code === 'ok')).toHaveLength(2)
  expect(new Set(codes)).toEqual(new Set(['ok', 4390]))
  await fund(site, pair.clientId, { promotional: 500 })
  const id = await asked(pair)
  await answered(pair, id)
  expect(await balances(pair)).toEqual({ balance: 4000, reserved: 1000 })
  await intact()
})

test('a pause that begins meanwhile is seen where the price is reserved', async () => {
  const pair = await addTextPair(site)
  const pause = pair.client.post('/api/pause', { length: 'week' })
  await Promise.all([pause, askText(pair)])
  expect(codeOf(await askText(pair))).toBe(4223)
  await intact()
})

test('an account with a question that waits can’t be deleted, and a blocked one gets its price back', async () => {
  const pair = await addTextPair(site)
  await asked(pair)
  const { body } = await pair.client.post('/api/privacy/departure', {})
  expect(body.api.error?.code).toBeDefined()
  await intact()
})

test('a wallet that the answer empties is told so at the next question', async () => {
  const pair = await addTextPair(site, { cents: 500 })
  await answered(pair, await asked(pair))
  expect(codeOf(await askText(pair))).toBe(4010)
  await deliver(site)
  expect((await textsTo(site, pair.number)).join()).toContain('vous répond')
  await textIn(site, pair.number, 'AIDE')
  await intact()
})
