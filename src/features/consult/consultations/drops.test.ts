import { expect, test } from 'vitest'
import { addPair, openRoom, receiptOf, talk, write } from '../../../../test/consulting.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { recordBeats } from '../rooms/meter.server.ts'
import { sweep } from './sweep.server.ts'

const site = useTestApp()

const kinds = (receipt: { timeline: { kind: string }[] }) => receipt.timeline.map((event) => event.kind)

const LONG_AGO = 86_400_000

/** Writes beats of both sides, as if on sockets of two nodes. */
async function beat(id: number, sides: readonly ('client' | 'psychic')[], line = 'line', lineAgeMs = LONG_AGO) {
  const beats = sides.map((side) => ({ consultationId: id, side, line: `${side}-${line}`, lineAgeMs, ageMs: 0 }))
  return recordBeats(site.app.db, beats, site.app.house())
}

async function onSockets(cents = 2000) {
  const pair = await addPair(site, { cents })
  const id = await openRoom(pair)
  await beat(id, ['client', 'psychic'])
  await write(pair.psychic, id)
  return { pair, id }
}

async function beatFor(id: number, seconds: number, sides: readonly ('client' | 'psychic')[], line?: string) {
  for (let passed = 0; passed < seconds; passed += 5) {
    await site.advance(5)
    await beat(id, sides, line)
    await sweep(site.app)
  }
}

test('a client not heard for 10 s has dropped: billed until last heard, and again from the return', async () => {
  const { pair, id } = await onSockets()
  await beatFor(id, 40, ['client', 'psychic'])
  await beatFor(id, 20, ['psychic'])
  expect((await pair.psychic.get(`/api/consultations/${id}`)).body.consultation).toMatchObject({
    status: 'paused',
    meter: { seconds: 40, counting: false, pauseReason: 'drop', clientPresent: false },
  })
  const refused = await write(pair.psychic, id, 'Êtes-vous là ?')
  expect(refused.body.api.error.code).toBe(4024)
  await beat(id, ['client'], 'new', 0)
  await write(pair.psychic, id, 'Vous revoilà.')
  await beatFor(id, 50, ['client', 'psychic'], 'new')
  await pair.client.post(`/api/consultations/${id}/end`)
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 90, giftSeconds: 0 })
  expect(kinds(receipt)).toEqual(['requested', 'accepted', 'started', 'dropped', 'resumed', 'ended'])
})

test('a late beat from before the drop does not count as a return', async () => {
  const { pair, id } = await onSockets()
  await beatFor(id, 40, ['client', 'psychic'])
  await site.advance(10.05)
  await sweep(site.app)
  const heard = { consultationId: id, side: 'psychic', line: 'psychic-line', lineAgeMs: LONG_AGO, ageMs: 60 } as const
  expect(await recordBeats(site.app.db, [heard], site.app.house())).toMatchObject([{ outcome: 'same' }])
  const { consultation } = (await pair.psychic.get(`/api/consultations/${id}`)).body
  expect(consultation).toMatchObject({ status: 'paused', meter: { pauseReason: 'drop', clientPresent: false } })
})

test('a psychic’s drop is not billed, and gives the client 30 s on the return, once per consultation', async () => {
  const { pair, id } = await onSockets()
  await beatFor(id, 40, ['client', 'psychic'])
  for (const line of ['second', 'third']) {
    await beatFor(id, 30, ['client'])
    await beat(id, ['psychic'], line, 0)
    await write(pair.psychic, id)
    for (let passed = 0; passed < 45; passed += 5) {
      await site.advance(5)
      await beat(id, ['client'])
      await beat(id, ['psychic'], line)
    }
  }
  await pair.psychic.post(`/api/consultations/${id}/end`)
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 100, giftSeconds: 30 })
  expect(kinds(receipt).filter((kind) => kind === 'gift')).toHaveLength(1)
})

test('if both connections are lost together it is our fault: 30 s are given, and it is not the client’s drop', async () => {
  const { pair, id } = await onSockets()
  let before = 'line'
  for (const line of ['second', 'third', 'fourth', 'fifth']) {
    await beatFor(id, 30, ['client', 'psychic'], before)
    await beatFor(id, 15, [])
    await beat(id, ['client', 'psychic'], line, 0)
    await write(pair.psychic, id)
    before = line
  }
  await beatFor(id, 20, ['client', 'psychic'], 'fifth')
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 110, giftSeconds: 30 })
})

test('after two minutes apart the consultation ends by itself', async () => {
  const { pair, id } = await onSockets()
  await beatFor(id, 45, ['client', 'psychic'])
  await beatFor(id, 115, ['psychic'])
  expect((await pair.psychic.get(`/api/consultations/${id}`)).body.consultation.status).toBe('paused')
  await beatFor(id, 5, ['psychic'])
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 45 })
  expect(receipt.timeline.at(-1)).toMatchObject({ kind: 'ended', reason: 'apart' })
})

test('a connection lost for four seconds is not a drop, and those seconds are not billed', async () => {
  const { pair, id } = await onSockets()
  await beatFor(id, 40, ['client', 'psychic'])
  await write(pair.psychic, id)
  await beatFor(id, 20, ['client', 'psychic'])
  await site.advance(4)
  await beat(id, ['psychic'])
  await beat(id, ['client'], 'other', 0)
  await beatFor(id, 20, ['client', 'psychic'], 'other')
  await pair.client.post(`/api/consultations/${id}/end`)
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 80, giftSeconds: 0 })
  expect(kinds(receipt)).not.toContain('dropped')
})

test.each([
  ['reloads the page ten times', 10, 5],
  ['has a phone that goes to sleep three times', 3, 15],
])('a client who %s within half an hour is not thrown out', async (_what, times, awaySeconds) => {
  const { pair, id } = await onSockets(10_000)
  for (let time = 1; time <= times; time += 1) {
    for (let minute = 0; minute < 28 / times; minute += 1) {
      for (let passed = 0; passed < 54; passed += 9) {
        await site.advance(9)
        await beat(id, ['client', 'psychic'], `line ${time}`)
        await sweep(site.app)
      }
      await write(pair.client, id, 'Je vous lis.')
      await write(pair.psychic, id)
    }
    await beatFor(id, awaySeconds, ['psychic'], `line ${time}`)
    await beat(id, ['client'], `line ${time + 1}`, 0)
  }
  expect((await pair.client.get(`/api/consultations/${id}`)).body.consultation.status).toBe('running')
})

test('without a socket a side has 60 s, renewed by any call', async () => {
  const pair = await addPair(site, { cents: 2000 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 90, 30)
  await site.advance(61)
  await sweep(site.app)
  expect((await pair.client.get(`/api/consultations/${id}/messages`)).status).toBe(200)
  await pair.psychic.post(`/api/consultations/${id}/beat`, {})
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await receiptOf(pair, id)).toMatchObject({ seconds: 90 })
})

test('when the psychic is silent for 60 s the meter pauses, and resumes with the next message', async () => {
  const { pair, id } = await onSockets()
  await beatFor(id, 100, ['client', 'psychic'])
  expect((await pair.client.get(`/api/consultations/${id}`)).body.consultation).toMatchObject({
    status: 'paused',
    meter: { seconds: 60, pauseReason: 'silence' },
  })
  expect((await write(pair.client, id, 'Êtes-vous là ?')).status).toBe(200)
  await beatFor(id, 10, ['client', 'psychic'])
  await write(pair.psychic, id, 'Pardon, je vous réponds.')
  await beatFor(id, 25, ['client', 'psychic'])
  await pair.client.post(`/api/consultations/${id}/end`)
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 85, giftSeconds: 0 })
  expect(kinds(receipt)).toContain('silent')
})

test('when the psychic never writes again the room closes ten minutes later', async () => {
  const { pair, id } = await onSockets()
  await beatFor(id, 660, ['client', 'psychic'])
  const receipt = await receiptOf(pair, id)
  expect(receipt).toMatchObject({ seconds: 60 })
  expect(receipt.timeline.at(-1)).toMatchObject({ reason: 'silence' })
})

test('a client silent for three minutes is asked, and answers with one click', async () => {
  const { pair, id } = await onSockets(5000)
  await write(pair.client, id)
  for (let round = 0; round < 4; round += 1) {
    await beatFor(id, 50, ['client', 'psychic'])
    await write(pair.psychic, id)
  }
  const asked = await pair.client.get(`/api/consultations/${id}`)
  expect(asked.body.consultation.meter).toMatchObject({ asked: true, counting: true })
  const here = await pair.client.post(`/api/consultations/${id}/beat`, { here: true })
  expect(here.body.consultation.meter.asked).toBe(false)
})

test('the client is not asked while the psychic’s own silence stops the meter', async () => {
  const { pair, id } = await onSockets(5000)
  await write(pair.client, id)
  for (let round = 0; round < 3; round += 1) {
    await beatFor(id, 50, ['client', 'psychic'])
    await write(pair.psychic, id)
  }
  await beatFor(id, 70, ['client', 'psychic'])
  const { body } = await pair.client.get(`/api/consultations/${id}`)
  expect(body.consultation.meter).toMatchObject({ asked: false, counting: false, pauseReason: 'silence' })
})

test('a psychic who ends a room whose client does not answer does not record the client’s return', async () => {
  const { pair, id } = await onSockets(5000)
  await write(pair.client, id)
  for (let round = 0; round < 5; round += 1) {
    await beatFor(id, 50, ['client', 'psychic'])
    await write(pair.psychic, id)
  }
  const { body } = await pair.psychic.get(`/api/consultations/${id}`)
  expect(body.consultation).toMatchObject({ status: 'paused', meter: { pauseReason: 'absence' } })
  expect((await pair.psychic.post(`/api/consultations/${id}/end`)).status).toBe(200)
  expect(kinds(await receiptOf(pair, id)).slice(-2)).toEqual(['silent', 'ended'])
})
