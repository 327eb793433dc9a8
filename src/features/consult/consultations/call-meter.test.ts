import { expect, test } from 'vitest'
import { beatCall, openCall } from '../../../../test/calling.ts'
import { addPair, type Pair, receiptOf, write } from '../../../../test/consulting.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { sweep } from './sweep.server.ts'

const site = useTestApp()

const kinds = (receipt: { timeline: { kind: string }[] }) => receipt.timeline.map((event) => event.kind)
const shown = async (pair: Pair, id: number) => (await pair.client.get(`/api/consultations/${id}`)).body.consultation

/** Both sides receive sound without a gap, for a number of seconds from the last gap on. */
async function sound(id: number, seconds: number, before = 0) {
  for (let passed = 1; passed <= seconds; passed += 1) {
    await site.advance(1)
    await beatCall(site, id, { client: { forS: before + passed }, psychic: { forS: before + passed } })
    await sweep(site.app)
  }
}

/** Both are connected, and neither receives anything. */
async function silence(id: number, seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) {
    await site.advance(1)
    await beatCall(site, id, { client: null, psychic: null })
    await sweep(site.app)
  }
}

async function inCall(cents = 5000) {
  const pair = await addPair(site, { cents })
  const id = await openCall(site, pair)
  await beatCall(site, id, { client: { forS: 0 }, psychic: { forS: 0 } })
  await sound(id, 2)
  return { pair, id }
}

test('the meter starts once both have received sound for two seconds, and what comes before is free', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openCall(site, pair)
  await write(pair.psychic, id, 'Je vous appelle.')
  for (let passed = 0; passed < 20; passed += 1) {
    await site.advance(1)
    await beatCall(site, id, { client: { forS: passed }, psychic: null })
    await sweep(site.app)
  }
  expect(await shown(pair, id)).toMatchObject({ status: 'accepted', meter: { seconds: 0, counting: false } })
  await beatCall(site, id, { psychic: { forS: 0 } })
  await site.advance(1)
  await beatCall(site, id, { client: { forS: 20 }, psychic: { forS: 1 } })
  expect(await shown(pair, id)).toMatchObject({ status: 'accepted' })
  await site.advance(1)
  await beatCall(site, id, { client: { forS: 21 }, psychic: { forS: 2 } })
  expect(await shown(pair, id)).toMatchObject({ status: 'running', meter: { seconds: 0, counting: true } })
  await sound(id, 30, 2)
  expect(await shown(pair, id)).toMatchObject({ meter: { seconds: 30 } })
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(kinds(await receiptOf(pair, id))).toEqual(['requested', 'accepted', 'connected', 'ended'])
})

test('only sound that both received counts: one side alone proves nothing', async () => {
  const { pair, id } = await inCall()
  await sound(id, 20, 2)
  for (let passed = 1; passed <= 30; passed += 1) {
    await site.advance(1)
    await beatCall(site, id, { client: null, psychic: { forS: 22 + passed } })
    await sweep(site.app)
  }
  expect(await shown(pair, id)).toMatchObject({
    status: 'paused',
    meter: { seconds: 20, counting: false, pauseReason: 'sound' },
  })
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 20, giftSeconds: 0 })
})

test('sound frozen for nine seconds is not billed, and the meter resumes by itself', async () => {
  const { pair, id } = await inCall()
  await sound(id, 40, 2)
  await silence(id, 9)
  expect(await shown(pair, id)).toMatchObject({ status: 'paused', meter: { seconds: 40, pauseReason: 'sound' } })
  await beatCall(site, id, { client: { forS: 0 }, psychic: { forS: 0 } })
  expect(await shown(pair, id)).toMatchObject({ status: 'running', meter: { seconds: 40, counting: true } })
  await sound(id, 30)
  await pair.client.post(`/api/consultations/${id}/end`)
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 70 })
  expect(kinds(receipt)).toEqual(['requested', 'accepted', 'connected', 'soundless', 'resumed', 'ended'])
})

test('sound frozen for four seconds, too short for a pause, is not billed either', async () => {
  const { pair, id } = await inCall()
  await sound(id, 60, 2)
  await silence(id, 4)
  await beatCall(site, id, { client: { forS: 0 }, psychic: { forS: 0 } })
  await sound(id, 30)
  await pair.client.post(`/api/consultations/${id}/end`)
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 90 })
  expect(kinds(receipt)).not.toContain('soundless')
})

test('nobody has to write in a call: neither the psychic’s silence nor the client’s stops it', async () => {
  const { pair, id } = await inCall(20_000)
  await write(pair.client, id, 'Je vous écris aussi.')
  await sound(id, 300, 2)
  expect(await shown(pair, id)).toMatchObject({
    status: 'running',
    meter: { seconds: 300, asked: false, speakWithin: null },
  })
  await pair.client.post(`/api/consultations/${id}/end`)
})

test('a call that never connects ends after two minutes, for nothing', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openCall(site, pair)
  await silence(id, 119)
  expect(await shown(pair, id)).toMatchObject({ status: 'accepted', meter: { closesWithin: 1 } })
  await silence(id, 1)
  expect(await shown(pair, id)).toMatchObject({ status: 'ended', endReason: 'no-call' })
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 0, total: 0 })
})

test('sound that does not come back ends the call after two minutes, and a short one uses the day’s free minute', async () => {
  const { pair, id } = await inCall()
  await sound(id, 40, 2)
  await silence(id, 119)
  expect(await shown(pair, id)).toMatchObject({ status: 'paused' })
  await silence(id, 2)
  expect(await shown(pair, id)).toMatchObject({ status: 'ended', endReason: 'apart' })
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 40, waived: true, total: 0 })
  const used = await site.owner.selectFrom('waivers').select('consultation_id').execute()
  expect(used).toContainEqual({ consultation_id: id })
})

test('a short call that the psychic’s lost connection ended leaves the client the day’s free minute', async () => {
  const { pair, id } = await inCall()
  await sound(id, 40, 2)
  for (let passed = 0; passed < 130; passed += 1) {
    await site.advance(1)
    await beatCall(site, id, { client: null })
    await sweep(site.app)
  }
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 40, waived: true })
  expect(
    await site.owner.selectFrom('waivers').select('consultation_id').where('consultation_id', '=', id).execute(),
  ).toEqual([])
})
