import { expect, test } from 'vitest'
import { addPair, ask, openRoom, talk, write } from '../../../../test/consulting.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { readOpen } from './read-open.server.ts'
import { sweep } from './sweep.server.ts'

const site = useTestApp()

type Asker = Awaited<ReturnType<typeof addPair>>['client']
const openOf = async (browser: Asker) => (await browser.get('/api/open-consultation')).body

test('an open consultation is shown only to its two sides, on the client’s own site', async () => {
  const pair = await addPair(site, { cents: 2000, client: { firstName: 'Camille' } })
  const { browser: other } = await addClient(site)
  expect((await openOf(pair.client)).open).toBeNull()
  const id = await ask(pair)
  await site.advance(5)
  expect((await openOf(pair.client)).open).toMatchObject({ id, side: 'client', status: 'requested', within: 40 })
  expect((await openOf(pair.psychic)).open).toMatchObject({ id, side: 'psychic', name: 'Camille', within: 40 })
  expect((await openOf(other)).open).toBeNull()
  expect((await site.browser().get('/api/open-consultation')).status).toBe(401)

  const client = await findPerson(site.app.db, site.app.keys, pair.clientId)
  const on = (siteId: number) =>
    readOpen(systemVisit(site.app, site.app.sites.find((one) => one.id === siteId)!, client))
  expect([(await on(99))?.id, await on(100)]).toEqual([id, null])
})

test('reading it is not presence: the meter of a client on another page stops, and the room closes', async () => {
  const pair = await addPair(site, { cents: 2000 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  for (let passed = 0; passed < 60; passed += 20) {
    await site.advance(20)
    await openOf(pair.client)
    await write(pair.psychic, id)
    await sweep(site.app)
  }
  await site.advance(10)
  await sweep(site.app)
  expect((await openOf(pair.client)).open).toMatchObject({ status: 'paused', pauseReason: 'drop', within: 50 })
  await site.advance(50)
  await sweep(site.app)
  expect((await openOf(pair.client)).open).toBeNull()
})

test('the psychic is told the time left to write, and the client is not', async () => {
  const pair = await addPair(site, { cents: 2000 })
  const id = await openRoom(pair)
  const meterOf = async (browser: Asker) => (await browser.get(`/api/consultations/${id}`)).body.consultation.meter
  await site.advance(20)
  expect(await meterOf(pair.psychic)).toMatchObject({ speakWithin: 40, closesWithin: 40 })
  await write(pair.psychic, id)
  await talk(site, pair, id, 20, 5)
  await write(pair.psychic, id)
  await site.advance(15)
  expect(await meterOf(pair.psychic)).toMatchObject({ speakWithin: 45, closesWithin: null })
  expect(await meterOf(pair.client)).toMatchObject({ speakWithin: null })
  await site.advance(45)
  await sweep(site.app)
  expect(await meterOf(pair.psychic)).toMatchObject({ speakWithin: null, pauseReason: 'silence', closesWithin: 600 })
})

test('a missed request is reported for an hour, the second in a row as the reason for going offline', async () => {
  const pair = await addPair(site, { cents: 2000, client: { firstName: 'Camille' } })
  const miss = async () => {
    const id = await ask(pair)
    await site.advance(45)
    await sweep(site.app)
    return id
  }
  expect((await openOf(pair.psychic)).missed).toBeNull()
  const first = await miss()
  expect((await openOf(pair.psychic)).missed).toMatchObject({ id: first, name: 'Camille', isOffline: false })
  expect((await openOf(pair.client)).missed).toBeNull()
  const second = await miss()
  expect((await openOf(pair.psychic)).missed).toMatchObject({ id: second, isOffline: true })
  await pair.psychic.post('/api/workspace/presence', { channels: ['chat'] })
  expect((await openOf(pair.psychic)).missed).toMatchObject({ id: second, isOffline: false })
  await site.advance(3601)
  expect((await openOf(pair.psychic)).missed).toBeNull()
})
