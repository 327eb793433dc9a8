import { expect, test } from 'vitest'
import { addPair, ask, openRoom, receiptOf, returned, talk, write } from '../../../../test/consulting.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { sweep } from './sweep.server.ts'

const site = useTestApp()

test('is metered from the psychic’s first message, to the second, and billed once', async () => {
  const pair = await addPair(site, { cents: 2000 })
  const id = await openRoom(pair)
  await write(pair.client, id)
  await site.advance(20)
  await write(pair.psychic, id)
  await talk(site, pair, id, 125, 5)
  const ended = await pair.client.post(`/api/consultations/${id}/end`)
  expect(ended.body.consultation).toMatchObject({ status: 'ended', endReason: 'client' })
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 125, freeSeconds: 0, total: 520, vat: 87, pricePerMinute: 250 })
  expect(receipt).toMatchObject({ balanceBefore: 2000, balanceAfter: 1480, waived: false })
  expect(receipt.timeline.map((event: { kind: string }) => event.kind)).toEqual([
    'requested',
    'accepted',
    'started',
    'ended',
  ])
  const { wallet } = (await pair.client.get('/api/wallet')).body
  expect(wallet).toMatchObject({ balance: 1480, reserved: 0 })
  const again = await pair.client.post(`/api/consultations/${id}/end`)
  expect(again.body.api.error.code).toBe(4025)
})

test('uses free seconds first, then credit', async () => {
  const pair = await addPair(site, { cents: 1000, freeSeconds: 100 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 160, 5)
  await pair.psychic.post(`/api/consultations/${id}/end`)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 160, freeSeconds: 100, total: 250, balanceAfter: 750 })
  expect((await pair.client.get('/api/wallet')).body.wallet.freeSeconds).toBe(0)
})

test('an unanswered request is missed after 45 s, at no cost, and a second miss takes the psychic offline', async () => {
  const pair = await addPair(site, { cents: 1000 })
  for (const expected of ['available', 'offline']) {
    const id = await ask(pair)
    await site.advance(44)
    await sweep(site.app)
    expect((await pair.client.get(`/api/consultations/${id}`)).body.consultation.status).toBe('requested')
    await site.advance(1)
    const late = await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
    expect(late.body.api.error.code).toBe(4023)
    await sweep(site.app)
    expect((await pair.client.get(`/api/consultations/${id}`)).body.consultation.status).toBe('missed')
    const { psychics } = (await pair.client.get('/api/psychics?limit=50')).body
    expect(psychics.find((one: { id: number }) => one.id === pair.psychicId).status).toBe(expected)
  }
  const refused = await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat' })
  expect(refused.body.api.error.code).toBe(4020)
})

test('without a first message within 60 s the room closes, at no cost', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await openRoom(pair)
  await write(pair.client, id)
  await site.advance(59)
  await sweep(site.app)
  expect((await pair.client.get(`/api/consultations/${id}`)).body.consultation.status).toBe('accepted')
  await site.advance(1)
  await sweep(site.app)
  const { consultation } = (await pair.client.get(`/api/consultations/${id}`)).body
  expect(consultation).toMatchObject({ status: 'ended', endReason: 'no-first-message' })
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 0, total: 0, balanceAfter: 1000 })
})

test('when the balance runs out the room closes at the last paid second, never below zero', async () => {
  const pair = await addPair(site, { cents: 300 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 200, 5)
  const late = await write(pair.client, id, 'Je voulais encore vous…')
  expect(late.body.api.error.code).toBe(4025)
  const receipt = await receiptOf(pair, id)
  // 72 s cost exactly 3.00 EUR; one more second would bring it to 3.04.
  expect(receipt).toMatchObject({ seconds: 72, total: 300, balanceAfter: 0 })
  expect(receipt.timeline.map((event: { kind: string }) => event.kind)).toContain('warned')
  expect(receipt.timeline.at(-1)).toMatchObject({ kind: 'ended', reason: 'balance' })
})

test('a top-up during the consultation keeps the room open', async () => {
  const pair = await addPair(site, { cents: 300 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 60, 5)
  const { fund } = await import('../../../../test/consulting.ts')
  await fund(site, pair.clientId, { cents: 1000 })
  await talk(site, pair, id, 60, 5)
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 120, total: 500, balanceAfter: 800 })
})

test('less than a minute is free, once per psychic and day', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const short = async () => {
    const id = await openRoom(pair)
    await write(pair.psychic, id)
    await talk(site, pair, id, 40, 5)
    await pair.client.post(`/api/consultations/${id}/end`)
    return receiptOf(pair, id)
  }
  expect(await short()).toMatchObject({ seconds: 40, total: 0, waived: true, balanceAfter: 1000 })
  expect(await short()).toMatchObject({ seconds: 40, total: 166, waived: false, balanceAfter: 834 })
  await site.advance(24 * 3600)
  await pair.psychic.post('/api/workspace/presence', { channels: ['chat'] })
  expect(await short()).toMatchObject({ waived: true, balanceAfter: 834 })
})

test('both sides see a consultation in their list, however old it is', async () => {
  const pair = await addPair(site, { cents: 2000 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 60)
  await pair.client.post(`/api/consultations/${id}/end`)
  await site.advance(36 * 86_400)
  const { client, psychic } = await returned(site, pair)
  for (const side of [client, psychic]) {
    expect((await side.get('/api/consultations')).body.consultations).toMatchObject([{ id, status: 'ended' }])
  }
})
