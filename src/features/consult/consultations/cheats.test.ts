import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, receiptOf, write } from '../../../../test/consulting.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { recordBeats } from '../rooms/meter.server.ts'
import { sweep } from './sweep.server.ts'

const site = useTestApp()

/** A consultation at 250 cents a minute. */
async function begin() {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  return { pair, id }
}

/** Advances the clock in steps, calls `each` with the seconds passed so far, and sweeps. */
async function pass(seconds: number, each: (passed: number) => Promise<unknown> = async () => {}, step = 1) {
  for (let passed = step; passed <= seconds; passed += step) {
    await site.advance(step)
    await each(passed)
    await sweep(site.app)
  }
}

async function beat(id: number, side: 'client' | 'psychic', line: string, lineAgeMs: number) {
  await recordBeats(site.app.db, [{ consultationId: id, side, line, lineAgeMs, ageMs: 0 }], site.app.house())
}

const messages = async (pair: Pair, id: number) =>
  (await pair.client.get(`/api/consultations/${id}/messages`)).body.messages as { text: string; author: string }[]

const viewOf = async (pair: Pair, id: number) => (await pair.psychic.get(`/api/consultations/${id}`)).body.consultation

async function balanceOf(pair: Pair): Promise<number> {
  return (await pair.client.get('/api/wallet')).body.wallet.balance
}

test('a client who calls every 62 s pays for what was delivered, and is ended after three such drops', async () => {
  const { pair, id } = await begin()
  const told: boolean[] = []
  for (let round = 0; round < 4; round += 1) {
    await pass(62, async (second) => {
      if (second % 5 === 0) told.push((await write(pair.psychic, id, 'Je vois une clarté.')).status === 200)
    })
    await messages(pair, id)
  }
  const receipt = await receiptOf(pair, id)
  expect(receipt.timeline.at(-1)).toMatchObject({ kind: 'ended', reason: 'unstable' })
  // Twice delivered up to the last message of a lease, and the third time not at all.
  expect(receipt.seconds).toBe(120)
  expect(await balanceOf(pair)).toBe(5000 - 500)
  const unread = (await messages(pair, id)).filter(({ text }) => text.includes('ne vous a pas été remis'))
  expect(unread.length).toBeGreaterThan(0)
})

test('a client whose socket answers no pings and reconnects every 11 s pays for what was delivered', async () => {
  const { pair, id } = await begin()
  await beat(id, 'client', 'first', 0)
  for (let round = 0; round < 5; round += 1) {
    await pass(11, async (second) => {
      await beat(id, 'psychic', 'hers', 60_000)
      if (second % 3 === 0) await write(pair.psychic, id, 'Je vois une clarté.')
    })
    await beat(id, 'client', `line ${round}`, 0)
  }
  const receipt = await receiptOf(pair, id)
  expect(receipt.timeline.at(-1)).toMatchObject({ reason: 'unstable' })
  expect(receipt.seconds).toBe(18)
})

test('absences too short for a drop count as one once they add up to ten seconds', async () => {
  const { pair, id } = await begin()
  await beat(id, 'client', 'first', 0)
  for (let round = 0; round < 8; round += 1) {
    await pass(9, () => beat(id, 'psychic', 'hers', 60_000))
    await beat(id, 'client', `line ${round}`, 0)
    await write(pair.psychic, id)
    await sweep(site.app)
  }
  const { timeline, seconds } = await receiptOf(pair, id)
  expect(timeline.at(-1)).toMatchObject({ reason: 'unstable' })
  expect(seconds).toBe(0)
  expect(new Date(timeline.at(-1).at).getTime() - new Date(timeline[2].at).getTime()).toBeLessThanOrEqual(45_000)
})

test('messages to a client who never returns are neither billed nor shown to them; the psychic can still read them', async () => {
  const { pair, id } = await begin()
  await pass(20, () => pair.client.post(`/api/consultations/${id}/beat`, {}))
  await pass(50, async (second) => second % 10 === 0 && write(pair.psychic, id, 'Écoutez bien ceci.'))
  await pass(130, () => pair.psychic.post(`/api/consultations/${id}/beat`, {}))
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 20 })
  expect((await messages(pair, id)).filter(({ text }) => text === 'Écoutez bien ceci.')).toEqual([])
  const hers = (await pair.psychic.get(`/api/consultations/${id}/messages`)).body.messages as { text: string }[]
  expect(hers.filter(({ text }) => text === 'Écoutez bien ceci.').length).toBeGreaterThan(3)
})

test('a psychic who writes a dot every 55 s to an absent client is paid for four minutes, not the whole credit', async () => {
  const { pair, id } = await begin()
  const beats = async (second: number) => {
    await pair.client.post(`/api/consultations/${id}/beat`, {})
    if (second % 55 === 0) await write(pair.psychic, id, '.')
    else await pair.psychic.post(`/api/consultations/${id}/beat`, {})
  }
  await pass(235, beats, 5)
  expect(await viewOf(pair, id)).toMatchObject({ status: 'running' })
  await pass(20, beats, 5)
  expect(await viewOf(pair, id)).toMatchObject({ status: 'paused', meter: { seconds: 240, pauseReason: 'absence' } })
  await pass(590, beats, 5)
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 240, total: 1000 })
  expect(receipt.timeline.at(-1)).toMatchObject({ kind: 'ended', reason: 'absence' })
})

test.each([
  [
    'confirms their presence',
    (pair: Pair, id: number) => pair.client.post(`/api/consultations/${id}/beat`, { here: true }),
  ],
  ['writes', (pair: Pair, id: number) => write(pair.client, id, 'Oui, je lis.')],
])('when the client who was asked %s, the meter resumes from then', async (_how, answer) => {
  const { pair, id } = await begin()
  const beats = async (second: number) => {
    await pair.client.post(`/api/consultations/${id}/beat`, {})
    await (second % 50 === 0
      ? write(pair.psychic, id, 'Je regarde.')
      : pair.psychic.post(`/api/consultations/${id}/beat`, {}))
  }
  await pass(300, beats, 5)
  expect(await viewOf(pair, id)).toMatchObject({ status: 'paused', meter: { seconds: 240 } })
  await answer(pair, id)
  await pass(30, beats, 5)
  expect(await viewOf(pair, id)).toMatchObject({ status: 'running', meter: { seconds: 270 } })
})

test('a gift for a drop and the free minute are never granted on the same day', async () => {
  const { pair, id } = await begin()
  const clientAlone = () => pair.client.post(`/api/consultations/${id}/beat`, {})
  await beat(id, 'psychic', 'hers', 0)
  await pass(5, clientAlone)
  await pass(12, clientAlone)
  await beat(id, 'psychic', 'hers again', 0)
  await write(pair.psychic, id)
  await pass(50, async () => {
    await clientAlone()
    await beat(id, 'psychic', 'hers again', 60_000)
  })
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await receiptOf(pair, id)).toMatchObject({ giftSeconds: 30, seconds: 20, waived: false, total: 83 })
})

test.each([
  ['at once', 0],
  ['after 40 s', 40],
])('a room that the psychic ends %s costs nothing and uses up no free minute', async (_when, seconds) => {
  const { pair, id } = await begin()
  await pass(seconds, async () => {
    await pair.client.post(`/api/consultations/${id}/beat`, {})
    await pair.psychic.post(`/api/consultations/${id}/beat`, {})
  })
  await pair.psychic.post(`/api/consultations/${id}/end`)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds, total: 0 })
  const second = await openRoom(pair)
  await write(pair.psychic, second)
  await pass(48, async () => {
    await pair.client.post(`/api/consultations/${second}/beat`, {})
    await pair.psychic.post(`/api/consultations/${second}/beat`, {})
  })
  await pair.client.post(`/api/consultations/${second}/end`)
  expect(await receiptOf(pair, second)).toMatchObject({ seconds: 48, total: 0, waived: true })
})

test('after twenty messages in ten seconds one side has to wait; the other does not', async () => {
  const { pair, id } = await begin()
  for (let count = 0; count < 20; count += 1) expect((await write(pair.client, id)).status).toBe(200)
  const refused = await pair.client.post(`/api/consultations/${id}/messages`, {
    clientId: randomUUID(),
    text: 'Encore',
  })
  expect([refused.status, refused.body.api.error.code, refused.headers.get('retry-after')]).toEqual([429, 4370, '10'])
  expect((await write(pair.psychic, id)).status).toBe(200)
  await pass(10)
  expect((await write(pair.client, id)).status).toBe(200)
})

test('a room holds at most 5,000 messages', async () => {
  const { pair, id } = await begin()
  await site.owner.updateTable('messages').set({ sequence: 5000 }).where('consultation_id', '=', id).execute()
  expect((await write(pair.client, id)).body.api.error.code).toBe(4371)
})
