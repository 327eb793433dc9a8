import { expect, test, vi } from 'vitest'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import {
  ANSWER,
  addTextPair,
  answered,
  asked,
  bring,
  brokenLaws,
  deliver,
  inboundRequest,
  QUESTION,
  type TextPair,
  textIn,
} from '../../../../test/text-questions.ts'
import { textsTo } from '../../../../test/texts.ts'
import { closeOverdue } from './close-overdue.server.ts'
import { hearTexts } from './hear-texts.server.ts'
import { keywordOf } from './keywords.ts'

const site = useTestApp()
const DAY = 86_400

const own = async ({ client }: TextPair) => (await client.get('/api/text-questions')).body.questions
const keyword = ({ slug }: TextPair) => keywordOf(slug).toUpperCase()
const textsOf = (pair: { number: string }) => textsTo(site, pair.number)
const lastText = async (pair: { number: string }) => (await textsOf(pair)).at(-1) ?? ''
const reservedOf = async ({ client }: TextPair) => (await client.get('/api/wallet')).body.wallet.reserved

test('the first question waits for a yes to its price; the next of the same psychic is asked at once', async () => {
  const pair = await addTextPair(site)
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  expect(await lastText(pair)).toMatch(/coûte 5,00 € de votre crédit.*répondez OUI/)
  expect([await own(pair), await reservedOf(pair)]).toEqual([[], 0])
  await textIn(site, pair.number, 'Oui.')
  expect(await lastText(pair)).toMatch(/votre question est transmise à Solène. 5,00 € sont mis de côté/)
  expect(await own(pair)).toMatchObject([{ question: QUESTION, status: 'asked' }])
  await textIn(site, pair.number, `${keyword(pair).toLowerCase()} ${QUESTION}`)
  expect(await own(pair)).toHaveLength(2)
  expect(await reservedOf(pair)).toBe(1000)
  expect(await brokenLaws(site)).toEqual([])
})

test('a yes that comes late, twice or to nothing changes nothing, and a no drops the question', async () => {
  const pair = await addTextPair(site)
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  await site.advance(DAY)
  await textIn(site, pair.number, 'OUI')
  expect(await lastText(pair)).toMatch(/aucune question n'attend votre accord/)
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  await textIn(site, pair.number, 'non')
  await textIn(site, pair.number, 'OUI')
  expect(await own(pair)).toEqual([])
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  await Promise.all([1, 2, 3, 4].map(() => bring(site, { from: pair.number, text: 'OUI' })))
  await Promise.all([hearTexts(site.app), hearTexts(site.app), hearTexts(site.app)])
  expect(await own(pair)).toHaveLength(1)
})

test('a higher price than agreed to is asked again, and one that rose before the yes is not taken', async () => {
  const pair = await addTextPair(site)
  const priceIs = (price_per_answer: number) =>
    site.owner
      .updateTable('psychic_listings')
      .set({ price_per_answer })
      .where('psychic_id', '=', pair.psychicId)
      .execute()
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  await priceIs(600)
  await textIn(site, pair.number, 'OUI')
  expect(await lastText(pair)).toMatch(/ne répond pas par SMS à ce prix/)
  expect(await own(pair)).toEqual([])
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  await textIn(site, pair.number, 'OUI')
  await priceIs(700)
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  expect(await lastText(pair)).toMatch(/coûte 7,00 €/)
  await priceIs(500)
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  expect(await own(pair)).toHaveLength(2)
  const history = await site.owner
    .selectFrom('psychic_answer_prices')
    .select('price_per_answer')
    .where('psychic_id', '=', pair.psychicId)
    .execute()
  expect(history.map((row) => row.price_per_answer)).toContain(500)
})

test.each<[string, Parameters<typeof addTextPair>[1] & object, RegExp]>([
  ['no credit', { cents: 499 }, /crédit ne couvre pas/],
  ['an address that is not proved', { client: { proved: false } }, /confirmez d'abord votre adresse/],
  ['a minor', { client: { birthDate: '2010-01-01' } }, /personnes majeures/],
  ['no consent', { client: { consented: false } }, /votre accord est demandé sur le site/],
])('%s: one polite text, nothing charged', async (_what, given, said) => {
  const pair = await addTextPair(site, given)
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  await textIn(site, pair.number, 'OUI')
  const all = await textsOf(pair)
  expect(all.some((text) => said.test(text) && /Rien n'est payé/.test(text))).toBe(true)
  expect([await own(pair), await reservedOf(pair)]).toEqual([[], 0])
})

test('a pause, a cap, a closed psychic, an unknown word and a short question are told apart', async () => {
  const capped = await addTextPair(site)
  await capped.client.patch('/api/budget', { week: 100 })
  await textIn(site, capped.number, `${keyword(capped)} ${QUESTION}`)
  await textIn(site, capped.number, 'OUI')
  expect(await lastText(capped)).toMatch(/plafond que vous avez fixé/)
  const paused = await addTextPair(site)
  await paused.client.post('/api/pause', { length: 'week' })
  await textIn(site, paused.number, `${keyword(paused)} ${QUESTION}`)
  expect(await lastText(paused)).toMatch(/vous avez choisi une pause/)
  const pair = await addTextPair(site)
  await textIn(site, pair.number, `PERSONNE ${QUESTION}`)
  expect(await lastText(pair)).toMatch(/commencez par le prénom/)
  await textIn(site, pair.number, `${keyword(pair)} Vraiment ?`)
  expect(await lastText(pair)).toMatch(/de 20 à 480 caractères, la vôtre en a 10/)
  await pair.psychic.post('/api/workspace/text-questions/door', { open: false })
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  expect(await lastText(pair)).toMatch(/ne répond pas par SMS/)
})

test('a number of nobody, or of two accounts, gets a few texts in a day and no more', async () => {
  const pair = await addTextPair(site)
  const stranger = '+33799000001'
  for (let time = 0; time < 9; time += 1) await textIn(site, stranger, `${keyword(pair)} ${QUESTION}`)
  const got = await textsTo(site, stranger)
  expect(got).toHaveLength(6)
  expect(got[0]).toMatch(/ce numéro n'est confirmé dans aucun compte/)
  const other = await addClient(site)
  await site.owner
    .insertInto('phone_numbers')
    .values({ user_id: other.id, number: pair.number, proved_at: site.now() })
    .execute()
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  expect(await lastText(pair)).toMatch(/ou il l'est dans plusieurs/)
  expect(await own(pair)).toEqual([])
})

test('a client who asks often is told of each question, however often they were helped', async () => {
  const pair = await addTextPair(site, { cents: 9000 })
  for (let time = 0; time < 8; time += 1) await textIn(site, pair.number, 'AIDE')
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  for (let time = 0; time < 8; time += 1) {
    await textIn(site, pair.number, time === 0 ? 'OUI' : `${keyword(pair)} ${QUESTION}`)
  }
  expect((await textsOf(pair)).filter((text) => text.includes('est transmise'))).toHaveLength(8)
})

test('STOP is confirmed once; then answers are in the account alone, until REPRISE', async () => {
  const pair = await addTextPair(site, { client: { email: 'stop@example.test' } })
  const id = await asked(pair)
  await textIn(site, pair.number, 'Stop')
  await textIn(site, pair.number, 'STOP')
  await textIn(site, pair.number, 'AIDE')
  expect(await textsOf(pair)).toEqual([expect.stringMatching(/vous ne recevrez plus de SMS de consultation/)])
  await answered(pair, id)
  await deliver(site)
  expect(await textsOf(pair)).toHaveLength(1)
  expect(await own(pair)).toMatchObject([{ answer: ANSWER, delivery: 'account' }])
  expect((await mailsTo(site, 'stop@example.test')).map(({ subject }) => subject)).toEqual(['Une réponse vous attend'])
  await textIn(site, pair.number, 'REPRISE')
  await textIn(site, pair.number, 'AIDE')
  await textIn(site, pair.number, 'CONTACT')
  expect((await textsOf(pair)).slice(1)).toEqual([
    expect.stringMatching(/à nouveau/),
    expect.stringMatching(/envoyez le prénom d'un voyant/),
    expect.stringMatching(/sans surtaxe, sur http.*contactez-nous/),
  ])
})

test('words of distress stop a question, are answered with who helps, and cost nothing', async () => {
  const pair = await addTextPair(site)
  await textIn(site, pair.number, `${keyword(pair)} ${QUESTION}`)
  await textIn(site, pair.number, `${keyword(pair)} Je veux mourir, est-ce que cela va finir ?`)
  expect(await lastText(pair)).toMatch(/3114 .* 3919. Danger : 17/)
  await textIn(site, pair.number, 'OUI')
  expect([await own(pair), await reservedOf(pair)]).toEqual([[], 0])
})

test('the parts of a long message are one question; two short ones are two', async () => {
  const pair = await addTextPair(site)
  const long = `${keyword(pair)} ${'Voici toute mon histoire en détail, '.repeat(9)}que dois-je faire ?`
  const parts = [long.slice(0, 153), long.slice(153, 306), long.slice(306)]
  for (const text of parts.slice(0, 2)) {
    await textIn(site, pair.number, text)
    await site.advance(5)
  }
  expect(await textsOf(pair)).toEqual([])
  await textIn(site, pair.number, parts[2]!)
  await bring(site, { from: pair.number, text: 'OUI' })
  await bring(site, { from: pair.number, text: 'CONTACT' })
  await hearTexts(site.app)
  expect(await own(pair)).toMatchObject([{ question: long.slice(keyword(pair).length + 1).trim() }])
  expect(await textsOf(pair)).toHaveLength(3)
  const alone = await addTextPair(site)
  await textIn(site, alone.number, `${keyword(alone)} ${'a'.repeat(153 - keyword(alone).length - 1)}`)
  await site.advance(30)
  await hearTexts(site.app)
  expect(await textsOf(alone)).toHaveLength(1)
})

test('a forged message, one to another number and one that came before are refused or change nothing', async () => {
  const pair = await addTextPair(site)
  const from = pair.number
  const good = inboundRequest(site, { from, text: 'CONTACT', id: 'SMsame' })
  const send = async (body: string, signature?: string) => {
    const headers = { ...good.headers, ...(signature === undefined ? {} : { 'x-twilio-signature': signature }) }
    const answer = await site.browser().post(good.path, body, headers)
    return answer.body.api?.error.code ?? answer.status
  }
  expect(await send(good.body, '')).toBe(104)
  expect(await send(good.body, 'x'.repeat(28))).toBe(104)
  expect(await send(good.body.replace('CONTACT', 'STOP'))).toBe(104)
  expect(await bring(site, { from, text: 'CONTACT', to: '+33639989100' })).toBe(403)
  expect(await bring(site, { from: 'Service', text: 'CONTACT' })).toBe(403)
  expect([await send(good.body), await send(good.body)]).toEqual([200, 200])
  await hearTexts(site.app)
  expect(await send(good.body)).toBe(200)
  await hearTexts(site.app)
  expect(await textsOf(pair)).toHaveLength(1)
  const kept = await site.owner.selectFrom('inbound_texts').selectAll().where('provider_id', '=', 'SMsame').execute()
  expect(kept).toMatchObject([{ sealed: null }])
})

test('a flood from one number is heard a limited number of times', async () => {
  const pair = await addTextPair(site)
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => bring(site, { from: pair.number, text: 'AIDE' })))
  }
  const waiting = await site.owner.selectFrom('inbound_texts').select('id').where('sealed', 'is not', null).execute()
  expect(waiting.length).toBe(80)
  await hearTexts(site.app)
  expect(await textsOf(pair)).toHaveLength(6)
})

test('an answer that the network refuses is in the account; one that it loses is tried again, then in the account', async () => {
  const pair = await addTextPair(site, { client: { email: 'lost@example.test' } })
  const ids = [await asked(pair), await asked(pair)]
  const send = vi.fn()
  const { app } = site
  site.app = { ...app, sms: { ...app.sms, send } }
  send.mockResolvedValueOnce({ refused: 'unreachable', id: null }).mockRejectedValue(new Error('down'))
  await answered(pair, ids[0]!)
  await deliver(site)
  await answered(pair, ids[1]!)
  await expect(deliver(site)).rejects.toThrow('down')
  expect((await own(pair)).map((one: { delivery: string }) => one.delivery)).toEqual(['sending', 'account'])
  await site.advance(1800)
  await closeOverdue(site.app)
  expect((await own(pair)).map((one: { delivery: string }) => one.delivery)).toEqual(['account', 'account'])
  site.app = app
  expect(await mailsTo(site, 'lost@example.test')).toHaveLength(2)
})
