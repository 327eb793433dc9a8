import { expect, test } from 'vitest'
import { addPair, ask, fund, openRoom, type Pair, receiptOf, talk, write } from '../../../../test/consulting.ts'
import { addClient } from '../../../../test/people.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()

const request = ({ client, psychicId }: Pick<Pair, 'client' | 'psychicId'>, more: object = {}) =>
  client.post('/api/consultations', { psychicId, channel: 'chat', ...more })
const codeOf = async (answer: ReturnType<typeof request>) => (await answer).body.api.error?.code ?? 'ok'

test('a request needs a proved address, an adult, a consent, credit, and an available psychic', async () => {
  const { id: psychicId } = await addPsychic(site.owner, { present: true })
  const as = async (traits: Parameters<typeof addClient>[1], cents = 1000) => {
    const { id, browser } = await addClient(site, traits)
    await fund(site, id, { cents })
    return codeOf(request({ client: browser, psychicId }))
  }
  expect(await as({ proved: false })).toBe(4013)
  expect(await as({ birthDate: null })).toBe(1009)
  expect(await as({ birthDate: '2010-01-01' })).toBe(4011)
  expect(await as({ birthDate: '2008-11-22' })).toBe(4011)
  expect(await as({ consented: false })).toBe(4012)
  expect(await as({}, 249)).toBe(4010)
  expect(await as({ birthDate: '2008-11-21' }, 250)).toBe('ok')
  expect(await as({})).toBe(4021)
  await openPresence(site.owner, psychicId, [], 60)
  expect(await as({})).toBe(4020)
})

test('the consent to the present text can be given with the request, and is stored with that text', async () => {
  const pair = await addPair(site, { cents: 1000, client: { consented: false } })
  const refused = await request(pair, { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  expect(refused.body.api.error).toMatchObject({ code: 4012, field: 'consents' })
  const outdated = [{ type: 'SENSITIVE_DATA', agreed: true, _id: 'SENSITIVE_DATA@0' }]
  expect(await codeOf(request(pair, { consents: outdated }))).toBe(4075)
  expect(await codeOf(request(pair, { consents: [{ type: 'SENSITIVE_DATA', agreed: true }] }))).toBe('ok')
  const proof = await site.owner
    .selectFrom('consent_proofs')
    .selectAll()
    .where('user_id', '=', pair.clientId)
    .where('type', '=', 'SENSITIVE_DATA')
    .executeTakeFirstOrThrow()
  expect(proof).toMatchObject({ agreed: true, site_id: 99 })
  expect(proof.text_hash).toHaveLength(32)
})

test('withdrawing the consent withdraws a waiting request, and the next one asks again; an open room continues', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const withdraw = () => pair.client.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  const id = await ask(pair)
  expect((await withdraw()).status).toBe(200)
  expect((await pair.client.get(`/api/consultations/${id}`)).body.consultation.status).toBe('cancelled')
  expect((await pair.psychic.post(`/api/workspace/requests/${id}/accept`)).body.api.error.code).toBe(4023)
  expect(await codeOf(request(pair))).toBe(4012)
  await request(pair, { consents: [{ type: 'SENSITIVE_DATA', agreed: true }] })
  const [room] = (await pair.psychic.get('/api/workspace/requests')).body.requests
  await pair.psychic.post(`/api/workspace/requests/${room.id}/accept`)
  expect((await withdraw()).status).toBe(200)
  expect((await write(pair.client, room.id)).status).toBe(200)
})

test('one room per client and per psychic, however many requests come at once', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const other = await addPsychic(site.owner, { present: true })
  const twice = await Promise.all([request(pair), request({ client: pair.client, psychicId: other.id })])
  expect(twice.map((one) => one.body.api.ok).sort()).toEqual([0, 1])
  expect(twice.find((one) => one.body.api.ok === 0)!.body.api.error.code).toBe(4022)

  const rivals = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { id, browser } = await addClient(site)
      await fund(site, id, { cents: 1000 })
      return browser
    }),
  )
  const { id: wanted } = await addPsychic(site.owner, { present: true })
  const answers = await Promise.all(rivals.map((client) => codeOf(request({ client, psychicId: wanted }))))
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 4021)).toHaveLength(5)
})

test('only its psychic can accept or refuse a request, once; a cancelled or refused one can’t be accepted', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const stranger = await addPair(site)
  const id = await ask(pair)
  expect(await codeOf(stranger.psychic.post(`/api/workspace/requests/${id}/accept`))).toBe(4000)
  expect(await codeOf(pair.client.post(`/api/workspace/requests/${id}/accept`))).toBe(104)
  const accepts = await Promise.all(
    [1, 2, 3].map(() => codeOf(pair.psychic.post(`/api/workspace/requests/${id}/accept`))),
  )
  expect(accepts.sort()).toEqual([4023, 4023, 'ok'])
  expect(await codeOf(pair.client.post(`/api/consultations/${id}/cancel`))).toBe(4023)
  await pair.client.post(`/api/consultations/${id}/end`)

  const second = await ask(pair)
  expect(await codeOf(stranger.client.post(`/api/consultations/${second}/cancel`))).toBe(4000)
  expect(await codeOf(pair.client.post(`/api/consultations/${second}/cancel`))).toBe('ok')
  expect(await codeOf(pair.psychic.post(`/api/workspace/requests/${second}/accept`))).toBe(4023)
  const third = await ask(pair)
  const refuse = () => codeOf(pair.psychic.post(`/api/workspace/requests/${third}/refuse`))
  expect([await refuse(), await refuse()]).toEqual(['ok', 4023])
  expect((await pair.client.get(`/api/consultations/${third}`)).body.consultation.status).toBe('refused')
  expect((await pair.client.get('/api/wallet')).body.wallet).toMatchObject({ balance: 1000, reserved: 0 })
})

test('for everybody else a consultation does not exist, by any call', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const stranger = await addPair(site)
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  for (const browser of [stranger.client, stranger.psychic]) {
    const calls = [
      browser.get(`/api/consultations/${id}`),
      browser.get(`/api/consultations/${id}/messages`),
      write(browser, id),
      browser.post(`/api/consultations/${id}/read`, { sequence: 1 }),
      browser.post(`/api/consultations/${id}/beat`, {}),
      browser.post(`/api/consultations/${id}/end`),
    ]
    expect(await Promise.all(calls.map(codeOf))).toEqual(Array(6).fill(4000))
  }
  expect(await codeOf(stranger.client.get(`/api/consultations/${id}/receipt`))).toBe(4000)
  expect(await codeOf(site.browser().get(`/api/consultations/${id}`))).toBe(103)
})

test('the psychic sees the time, not the client’s credit', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await openRoom(pair)
  const { meter } = (await pair.psychic.get(`/api/consultations/${id}`)).body.consultation
  expect(meter).toMatchObject({ cents: null, secondsLeft: null })
})

test('no message before the room opens or after it ends; 64 simultaneous ends bill once', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await ask(pair)
  expect(await codeOf(write(pair.client, id))).toBe(4031)
  expect(await codeOf(pair.client.post(`/api/consultations/${id}/end`))).toBe(4031)
  await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
  await write(pair.psychic, id)
  await talk(site, pair, id, 60, 10)
  const ends = await Promise.all(
    Array.from({ length: 64 }, (_, place) =>
      codeOf((place % 2 ? pair.client : pair.psychic).post(`/api/consultations/${id}/end`)),
    ),
  )
  expect(ends.filter((end) => end === 'ok')).toHaveLength(1)
  expect(ends.filter((end) => end === 4025)).toHaveLength(63)
  expect(await codeOf(write(pair.psychic, id))).toBe(4025)
  expect(await receiptOf(pair, id)).toMatchObject({ total: 250, balanceAfter: 750 })
})

test('a receipt is disputed once, a review is left once, after a minute; neither before the end', async () => {
  const pair = await addPair(site, { cents: 2000 })
  const id = await openRoom(pair)
  const review = (consultationId: number) =>
    pair.client.post('/api/reviews', { consultationId, rating: 4, text: 'Une écoute attentive.' })
  const dispute = (consultationId: number) =>
    pair.client.post(`/api/consultations/${consultationId}/dispute`, { reason: 'La ligne a coupé.' })
  expect(await codeOf(pair.client.get(`/api/consultations/${id}/receipt`))).toBe(4026)
  expect([await codeOf(review(id)), await codeOf(dispute(id))]).toEqual([4026, 4026])
  await write(pair.psychic, id)
  await talk(site, pair, id, 59, 10)
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await codeOf(review(id))).toBe(4028)

  const longer = await openRoom(pair)
  await write(pair.psychic, longer)
  await talk(site, pair, longer, 60, 10)
  await pair.client.post(`/api/consultations/${longer}/end`)
  expect(await codeOf(review(longer))).toBe('ok')
  expect(await codeOf(review(longer))).toBe(4029)
  expect((await dispute(longer)).body.dispute).toEqual({ status: 'pending' })
  expect(await codeOf(dispute(longer))).toBe(4027)
  expect(await receiptOf(pair, longer)).toMatchObject({ dispute: { status: 'pending' }, mayReview: false })
  expect(await codeOf(pair.psychic.post('/api/reviews', { consultationId: longer, rating: 5, text: 'Moi-même' }))).toBe(
    104,
  )
})

test('a request repeated with its key opens one room and gives the same answer', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const body = { psychicId: pair.psychicId, channel: 'chat' }
  const key = { 'idempotency-key': 'ask-1' }
  const first = await pair.client.post('/api/consultations', body, key)
  const second = await pair.client.post('/api/consultations', body, key)
  expect(second.body).toEqual(first.body)
  expect(first.body.consultation.status).toBe('requested')
})
