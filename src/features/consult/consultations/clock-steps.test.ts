import { expect, test } from 'vitest'
import { addPair, ask, openRoom, type Pair, receiptOf, write } from '../../../../test/consulting.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { recordBeats } from '../rooms/meter.server.ts'
import { sweep } from './sweep.server.ts'

const site = useTestApp()
const HOUR = 3600

async function beat(id: number, sides: readonly ('client' | 'psychic')[]) {
  const beats = sides.map((side) => ({ consultationId: id, side, line: side, lineAgeMs: 86_400_000, ageMs: 0 }))
  await recordBeats(site.app.db, beats, site.app.house())
}

async function begin() {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openRoom(pair)
  await beat(id, ['client', 'psychic'])
  await write(pair.psychic, id)
  return { pair, id }
}

async function beatFor(id: number, seconds: number, sides: readonly ('client' | 'psychic')[]) {
  for (let passed = 0; passed < seconds; passed += 5) {
    await site.advance(5)
    await beat(id, sides)
    await sweep(site.app)
  }
}

async function instantsOf(pair: Pair, id: number) {
  const { timeline } = await receiptOf(pair, id)
  const inOrder = await site.owner
    .selectFrom('consultation_events')
    .select('at')
    .where('consultation_id', '=', id)
    .orderBy('id')
    .execute()
  const { messages } = (await pair.psychic.get(`/api/consultations/${id}/messages`)).body
  const lifeMs = Date.parse(timeline.at(-1).at) - Date.parse(timeline[0].at)
  return {
    events: inOrder.map(({ at }) => at.getTime()),
    sent: messages.map(({ sentAt }: { sentAt: string }) => sentAt),
    lifeMs,
  }
}

test('if the clock jumps forward by 4 s five times, only the 40 s that passed are billed', async () => {
  const { pair, id } = await begin()
  for (let step = 0; step < 5; step += 1) {
    await beatFor(id, 5, ['client', 'psychic'])
    await site.stepMachineClock(4)
    await beatFor(id, 3, ['client', 'psychic'])
  }
  await write(pair.psychic, id)
  await beatFor(id, 30, ['client', 'psychic'])
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 80 })
})

test.each([
  ['back', -HOUR],
  ['forward', HOUR],
])('if the clock is set %s an hour, seconds, times and messages continue unaffected', async (_way, seconds) => {
  const { pair, id } = await begin()
  await beatFor(id, 40, ['client', 'psychic'])
  await site.stepMachineClock(seconds)
  for (let minute = 0; minute < 2; minute += 1) {
    await write(pair.client, id, 'Je suis là.')
    await write(pair.psychic, id)
    await beatFor(id, 50, ['client', 'psychic'])
  }
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 140, giftSeconds: 0 })
  const { events, sent, lifeMs } = await instantsOf(pair, id)
  expect(events).toEqual(events.toSorted())
  expect(sent).toEqual(sent.toSorted())
  expect(lifeMs).toBe(140_000)
})

test('setting the clock back an hour does not keep a room running whose client has gone', async () => {
  const { pair, id } = await begin()
  await beatFor(id, 40, ['client', 'psychic'])
  await site.stepMachineClock(-HOUR)
  await beatFor(id, 15, ['psychic'])
  expect((await pair.psychic.get(`/api/consultations/${id}`)).body.consultation).toMatchObject({ status: 'paused' })
  await beatFor(id, 120, ['psychic'])
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 40 })
  expect(receipt.timeline.at(-1)).toMatchObject({ kind: 'ended', reason: 'apart' })
})

test.each([
  ['back', -HOUR],
  ['forward', HOUR],
])('if the clock is set %s an hour, a request still has its 45 s', async (_way, seconds) => {
  const pair = await addPair(site, { cents: 5000 })
  const id = await ask(pair)
  await site.stepMachineClock(seconds)
  const view = async () => (await pair.client.get(`/api/consultations/${id}`)).body.consultation
  await site.advance(40)
  await sweep(site.app)
  expect(await view()).toMatchObject({ status: 'requested', answerWithin: 5 })
  await site.advance(5)
  await sweep(site.app)
  expect(await view()).toMatchObject({ status: 'missed' })
})
