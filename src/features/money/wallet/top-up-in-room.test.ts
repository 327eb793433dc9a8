import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addPair, openRoom, type Pair, receiptOf, talk, write } from '../../../../test/consulting.ts'
import { addClient } from '../../../../test/people.ts'
import { startStripeServer, stripeSettings } from '../../../../test/stripe-server.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { sweep } from '../../consult/consultations/sweep.server.ts'
import { paymentsJobs } from '../payments/jobs.server.ts'
import { moneyLaws } from '../reconciliation/laws.ts'

const stripe = await startStripeServer()
const site = useTestApp(stripeSettings(stripe), { patience: { deadlineMs: 800, pauseMs: 1, attempts: 2, atOnce: 16 } })

const TOP_UPS = '/api/wallet/top-ups'
let pair: Pair
let id: number
/** The client's saved card. */
let card: string

/** A room at 3.00 €/min in which 60 seconds were counted; the credit of 10 € is enough for 200. */
beforeEach(async () => {
  pair = await addPair(site, { psychic: { price: 300 } })
  const { body } = await pair.client.post(TOP_UPS, { packId: 'credit-10', saveCard: true })
  stripe.act(referenceIn(body.topUp.url), 'save')
  await confirm(referenceIn(body.topUp.url))
  card = (await pair.client.get('/api/wallet/cards')).body.cards[0].id
  id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 60)
})
afterEach(async () => {
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(stripe.faults).toEqual([])
  for (const { key, faults } of moneyLaws)
    expect([key, (await sql.raw(faults).execute(site.owner)).rows]).toEqual([key, []])
})
afterAll(() => stripe.close())

const referenceIn = (url: string): string => url.split('/').at(-1) ?? ''
const confirm = (reference: string) => pair.client.post(`${TOP_UPS}/${reference}/confirmation`)
const viewOf = async (side: 'client' | 'psychic' = 'client') =>
  (await pair[side].get(`/api/consultations/${id}`)).body.consultation
const end = async () => {
  await pair.client.post(`/api/consultations/${id}/end`)
  return receiptOf(pair, id)
}
const kinds = (receipt: { timeline: { kind: string }[] }) => receipt.timeline.map(({ kind }) => kind)

/** Buys from the room with the saved card, which then behaves as said. */
async function charge(manner: 'pays' | 'is lost' | 'asks' | 'declines' = 'pays', body: object = {}) {
  const saved = stripe.desk.cards.get(card)
  if (saved) saved.manner = manner
  const answer = await pair.client.post(TOP_UPS, { packId: 'credit-20', card, consultationId: id, ...body })
  return { ...answer, url: String(answer.body.topUp?.url), reference: referenceIn(String(answer.body.topUp?.url)) }
}

/** The psychic stays for some seconds, with the client or without. */
async function pass(seconds: number, isClientThere = false) {
  for (let passed = 0; passed < seconds; passed += 10) {
    await site.advance(Math.min(10, seconds - passed))
    await pair.psychic.post(`/api/consultations/${id}/beat`, {})
    if (isClientThere) await pair.client.post(`/api/consultations/${id}/beat`, {})
    await sweep(site.app)
  }
}

describe('a saved card', () => {
  test('is charged without leaving the room, whose reach is extended at once', async () => {
    expect((await viewOf()).meter.secondsLeft).toBe(140)
    const { url, reference } = await charge()
    expect(url).toBe(`/paiement/${reference}`)
    expect((await confirm(reference)).body.topUp).toEqual({ status: 'paid' })
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { secondsLeft: 540, pauseReason: null } })
    await pass(20, true)
    const receipt = await end()
    expect(receipt).toMatchObject({ seconds: 80, total: 400, balanceBefore: 3000, balanceAfter: 2600 })
    expect(kinds(receipt)).toEqual(['requested', 'accepted', 'started', 'topped-up', 'ended'])
  })

  test('is charged once under one key', async () => {
    const before = stripe.desk.charges.size
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = { packId: 'credit-20', card, consultationId: id }
    const [first, second] = [await pair.client.post(TOP_UPS, body, key), await pair.client.post(TOP_UPS, body, key)]
    expect(second.body).toEqual(first.body)
    expect(stripe.desk.charges.size).toBe(before + 1)
  })

  test('that is declined leaves the room running, and nothing is credited', async () => {
    const { reference } = await charge('declines')
    expect((await confirm(reference)).body.topUp).toEqual({ status: 'refused' })
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { secondsLeft: 140, pauseReason: null } })
    expect(kinds(await end())).not.toContain('topped-up')
  })

  test('whose answer is lost is credited by the provider’s notice all the same', async () => {
    const { url, reference } = await charge('is lost')
    expect(url).toBe(`/paiement/${reference}`)
    const { body, signature } = stripe.notice(reference, 'payment_intent.succeeded', site.now())
    await site.browser().post('/api/payments/notices/stripe', body, { 'stripe-signature': signature })
    expect((await confirm(reference)).body.topUp).toEqual({ status: 'paid' })
    expect((await viewOf()).meter.secondsLeft).toBe(540)
  })

  test('that the bank asked about in vain is closed after an hour, and leaves its room below the caps', async () => {
    const { reference } = await charge('asks')
    await pair.client.post(`/api/consultations/${id}/end`)
    await site.advance(3600)
    await paymentsJobs.find(({ kind }) => kind.name === 'read-open-payments')?.run(site.app, {})
    expect(stripe.desk.chargeOf(reference).status).toBe('canceled')
    expect((await confirm(reference)).body.api.error.code).toBe(2006)
  })

  test('4411: of somebody else, or forgotten, is not charged', async () => {
    const other = stripe.desk.save(stripe.desk.cards.get(card)?.customer ?? '', '1881')
    const stranger = await addClient(site)
    const before = stripe.desk.charges.size
    const refused = await stranger.browser.post(TOP_UPS, { packId: 'credit-10', card })
    await pair.client.request('DELETE', `/api/wallet/cards/${other}`)
    const gone = await pair.client.post(TOP_UPS, { packId: 'credit-10', card: other })
    expect([refused, gone].map(({ status, body }) => [status, body.api.error.code])).toEqual([
      [404, 4411],
      [404, 4411],
    ])
    expect(stripe.desk.charges.size).toBe(before)
  })

  test('is not charged above a cap, nor at a first purchase without a choice of one', async () => {
    const before = stripe.desk.charges.size
    await pair.client.patch('/api/budget', { day: 2500 })
    expect((await charge()).body.api.error.code).toBe(4390)
    await site.owner.deleteFrom('budget_caps').execute()
    await site.owner.deleteFrom('budgets').where('user_id', '=', pair.clientId).execute()
    expect((await charge()).body.api.error.code).toBe(4391)
    expect((await charge('pays', { monthCap: 5000 })).status).toBe(200)
    expect(stripe.desk.charges.size).toBe(before + 1)
  })

  test('is not charged while the provider does not answer, and no order is stored', async () => {
    stripe.hang(true)
    const { status, body } = await charge()
    stripe.hang(false)
    expect([status, body.api.error.code]).toEqual([503, 4033])
    const orders = await site.owner.selectFrom('orders').select('status').where('user_id', '=', pair.clientId).execute()
    expect(orders).toEqual([{ status: 'paid' }])
  })
})

describe('while the client is at their bank', () => {
  test('the meter is paused and nobody can write; the receipt has no second of it', async () => {
    const { url, reference } = await charge('asks')
    expect(url).toBe(`https://checkout.stripe.test/banque/${reference}`)
    for (const side of ['client', 'psychic'] as const) {
      expect(await viewOf(side)).toMatchObject({
        status: 'paused',
        meter: { counting: false, pauseReason: 'payment', paysWithin: 120, closesWithin: null, speakWithin: null },
      })
      expect((await write(pair[side], id, 'Et aussi…')).body.api.error.code).toBe(4024)
    }
    await pass(50)
    stripe.desk.answerBank(reference, true)
    expect((await confirm(reference)).body.topUp).toEqual({ status: 'paid' })
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { seconds: 60, secondsLeft: 540 } })
    await pass(10, true)
    const receipt = await end()
    expect(receipt).toMatchObject({ seconds: 70, total: 350 })
    const [, , ...since] = kinds(receipt)
    expect(since).toEqual(['started', 'paying', 'topped-up', 'resumed', 'ended'])
  })

  test('a bank that refuses ends the pause, and the room goes on', async () => {
    const { reference } = await charge('asks')
    await pass(20)
    stripe.desk.answerBank(reference, false)
    expect((await confirm(reference)).body.topUp).toEqual({ status: 'refused' })
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { seconds: 60, secondsLeft: 140 } })
  })

  test('the psychic’s silence is not counted against them', async () => {
    await pass(40, true)
    const { reference } = await charge('asks')
    await pass(40)
    stripe.desk.answerBank(reference, true)
    await confirm(reference)
    await pass(10, true)
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { seconds: 110 } })
    await pass(10, true)
    expect(await viewOf()).toMatchObject({ status: 'paused', meter: { pauseReason: 'silence', seconds: 120 } })
  })

  test('the pause waits for a client who is not back, though the payment is made', async () => {
    const { reference } = await charge('asks')
    await pass(70)
    stripe.desk.answerBank(reference, true)
    const { body, signature } = stripe.notice(reference, 'payment_intent.succeeded', site.now())
    await site.browser().post('/api/payments/notices/stripe', body, { 'stripe-signature': signature })
    await confirm(reference)
    expect(await viewOf('psychic')).toMatchObject({ status: 'paused', meter: { pauseReason: 'payment' } })
    await pair.client.post(`/api/consultations/${id}/beat`, {})
    expect(await viewOf('psychic')).toMatchObject({ status: 'running', meter: { seconds: 60 } })
  })

  test('the pause ends by itself after two minutes, and the time is counted again', async () => {
    await charge('asks')
    await pass(110, true)
    expect(await viewOf()).toMatchObject({ status: 'paused', meter: { pauseReason: 'payment', paysWithin: 10 } })
    await pass(10, true)
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { seconds: 60 } })
    await pass(10, true)
    expect((await viewOf()).meter.seconds).toBe(70)
  })

  test('a client who is not back after two minutes has left: the room ends as after any drop', async () => {
    await charge('asks')
    await pass(120)
    expect(await viewOf('psychic')).toMatchObject({
      status: 'paused',
      meter: { pauseReason: 'drop', closesWithin: 120 },
    })
    await pass(120)
    expect(await viewOf('psychic')).toMatchObject({ status: 'ended', endReason: 'apart' })
    const receipt = await receiptOf(pair, id)
    expect(receipt).toMatchObject({ seconds: 60 })
    expect(kinds(receipt)).toEqual(['requested', 'accepted', 'started', 'paying', 'dropped', 'ended'])
  })

  test('the client may go on without waiting', async () => {
    await charge('asks')
    await pass(20)
    await pair.client.post(`/api/consultations/${id}/beat`, { here: true })
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { seconds: 60, counting: true } })
  })

  test('a second payment does not pause the room again', async () => {
    const first = await charge('asks')
    stripe.desk.answerBank(first.reference, true)
    await confirm(first.reference)
    await charge('asks')
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { counting: true } })
    await pass(10, true)
    expect((await viewOf()).meter.seconds).toBe(70)
  })

  test('either side may end the room; what was counted stays', async () => {
    const { reference } = await charge('asks')
    await pass(30)
    await pair.psychic.post(`/api/consultations/${id}/end`)
    stripe.desk.answerBank(reference, true)
    expect((await confirm(reference)).body.topUp).toEqual({ status: 'paid' })
    expect(await receiptOf(pair, id)).toMatchObject({ seconds: 60 })
    expect((await pair.client.get('/api/wallet')).body.wallet.balance).toBe(2700)
  })
})

describe('the provider’s page', () => {
  test('pauses the meter as a bank does, and leaving it ends the pause', async () => {
    const { body } = await pair.client.post(TOP_UPS, { packId: 'credit-20', consultationId: id })
    expect((await viewOf()).meter).toMatchObject({ pauseReason: 'payment', counting: false })
    stripe.act(referenceIn(body.topUp.url), 'expire')
    expect((await confirm(referenceIn(body.topUp.url))).body.api.error.code).toBe(2006)
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { seconds: 60 } })
  })

  test('pauses nothing for a purchase that was not made from the room', async () => {
    await pair.client.post(TOP_UPS, { packId: 'credit-20' })
    const { id: elsewhere } = await site.owner
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', pair.clientId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    await sql`select pause_for_payment(${id}, ${elsewhere}, ${site.app.house()})`.execute(site.app.db)
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { counting: true } })
  })

  test('a purchase from somebody else’s room does not exist, and pauses nothing', async () => {
    const stranger = await addClient(site)
    const body = { packId: 'credit-20', consultationId: id }
    const refused = [await stranger.browser.post(TOP_UPS, body), await pair.psychic.post(TOP_UPS, body)]
    expect(refused.map(({ status }) => status)).toEqual([404, 403])
    expect(await viewOf()).toMatchObject({ status: 'running', meter: { counting: true } })
  })
})
