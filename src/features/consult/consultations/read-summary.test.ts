import { expect, test } from 'vitest'
import { addPair, openRoom, type Pair, talk, write } from '../../../../test/consulting.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { psychicShare } from '../../house/ledger/rules.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { readDay } from './read-day.server.ts'
import { readSummary } from './read-summary.server.ts'
import { sweep } from './sweep.server.ts'

const site = useTestApp()

async function visitOf(userId: number) {
  return systemVisit(site.app, site.app.sites[0], await findPerson(site.app.db, site.app.keys, userId))
}

async function psychicOf({ psychicId }: Pick<Pair, 'psychicId'>) {
  const row = await site.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
  return visitOf(Number(row.user_id))
}

async function ended(pair: Pair, seconds: number): Promise<number> {
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, seconds, 5)
  await pair.client.post(`/api/consultations/${id}/end`)
  return id
}

test('only its psychic reads the billed time and the earnings, with those for free time shown apart while they wait', async () => {
  const pair = await addPair(site, { cents: 2000, freeSeconds: 60, client: { firstName: 'Camille' } })
  const id = await ended(pair, 180)
  // 60 free seconds and 120 paid ones, at 250 cents a minute.
  expect(await readSummary(await psychicOf(pair), id)).toEqual({
    id,
    clientFirstName: 'Camille',
    endReason: 'client',
    seconds: 180,
    freeSeconds: 60,
    waived: false,
    sharePercent: 45,
    earned: psychicShare(500, 20, 45),
    pending: psychicShare(250, 20, 45),
    held: 0,
    stops: [],
  })
  expect(await readSummary(await visitOf(pair.clientId), id)).toBeNull()
  const { userId } = await addPsychic(site.owner, { withUser: true })
  const stranger = await visitOf(userId!)
  await expect(readSummary(stranger, id)).rejects.toMatchObject({ reason: 'notFound' })
})

test('a held amount is not earned yet', async () => {
  const pair = await addPair(site, { cents: 2000 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await talk(site, pair, id, 120, 5)
  await pair.psychic.post(`/api/consultations/${id}/danger`)
  expect(await readSummary(await psychicOf(pair), id)).toMatchObject({
    endReason: 'care',
    earned: 0,
    pending: 0,
    held: psychicShare(500, 20, 45),
  })
})

test('less than a minute, or a room without a first message, earns nothing', async () => {
  const pair = await addPair(site, { cents: 2000 })
  const short = await ended(pair, 30)
  const nothing = { earned: 0, pending: 0, held: 0 }
  expect(await readSummary(await psychicOf(pair), short)).toMatchObject({ seconds: 30, waived: true, ...nothing })
  const unheard = await openRoom(pair)
  await pair.client.post(`/api/consultations/${unheard}/end`)
  expect(await readSummary(await psychicOf(pair), unheard)).toMatchObject({ seconds: 0, waived: false, ...nothing })
})

test('says how often the meter stopped, and on whose side', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  for (let turn = 0; turn < 2; turn += 1) {
    for (let passed = 0; passed < 70; passed += 5) {
      await site.advance(5)
      for (const side of [pair.client, pair.psychic]) await side.post(`/api/consultations/${id}/beat`, { here: true })
      await sweep(site.app)
    }
    await write(pair.psychic, id)
  }
  await pair.client.post(`/api/consultations/${id}/end`)
  const summary = await readSummary(await psychicOf(pair), id)
  expect(summary?.stops).toEqual([{ kind: 'silent', side: 'psychic', count: 2 }])
})

test('a day’s work is what ended since midnight in Paris, and what the ledger gave for it', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const day = async () => readDay(await psychicOf(pair))
  expect(await day()).toEqual({ count: 0, seconds: 0, earned: 0 })
  await ended(pair, 120)
  await ended(await addPair(site, { cents: 5000 }), 120)
  await ended(pair, 180)
  expect(await day()).toEqual({
    count: 2,
    seconds: 300,
    earned: psychicShare(500, 20, 45) + psychicShare(750, 20, 45),
  })
  await expect(readDay(await visitOf(pair.clientId))).rejects.toThrow()
  await site.advance(86_400)
  expect(await day()).toEqual({ count: 0, seconds: 0, earned: 0 })
})
