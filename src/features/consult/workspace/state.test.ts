import { expect, test } from 'vitest'
import { addAppointment } from '../../../../test/appointments.ts'
import { addPair, ask, openRoom } from '../../../../test/consulting.ts'
import { sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { sweep } from '../consultations/sweep.server.ts'
import { readWaiting } from './read-waiting.server.ts'
import * as page from './workspace.page.tsx'

const site = useTestApp()
type Browser = Awaited<ReturnType<typeof addPair>>['psychic']

const stateOf = async (psychic: Browser) => (await psychic.get('/api/workspace/state')).body.state
const set = (psychic: Browser, channels: string[]) => psychic.post('/api/workspace/presence', { channels })
const passed = async (psychic: Browser, since: string) =>
  Math.round((Date.parse((await stateOf(psychic)).since.at) - Date.parse(since)) / 1000)

test('since when a psychic is as they are: a renewal changes nothing, a change, a leave and a lapse do', async () => {
  const { psychic } = await addPair(site)
  await set(psychic, [])
  await set(psychic, ['chat'])
  const { since, presence } = await stateOf(psychic)
  expect(presence).toEqual({ channels: ['chat'], alive: true })
  await site.advance(20)
  await set(psychic, ['chat'])
  expect(await passed(psychic, since.at)).toBe(0)
  await set(psychic, [])
  expect(await passed(psychic, since.at)).toBe(20)
  await site.advance(10)
  await psychic.post('/api/workspace/offline', {})
  expect((await stateOf(psychic)).presence).toEqual({ channels: [], alive: false })
  expect(await passed(psychic, since.at)).toBe(30)
  await site.advance(10)
  await psychic.post('/api/workspace/offline', {})
  expect(await passed(psychic, since.at), 'offline since the first time').toBe(30)
  await set(psychic, ['chat'])
  await site.advance(200)
  expect(await passed(psychic, since.at), 'the lease of a minute ran out').toBe(100)
})

test('two requests missed take the psychic offline, which the bar of state says with its time', async () => {
  const pair = await addPair(site, { cents: 5000 })
  for (const isLast of [false, true]) {
    await ask(pair)
    await site.advance(50)
    await sweep(site.app)
    expect((await stateOf(pair.psychic)).presence.alive).toBe(!isLast)
  }
  const { missed } = (await pair.psychic.get('/api/open-consultation')).body
  expect(missed).toMatchObject({ reason: 'unanswered', isOffline: true })
})

test('a request taken back is told as such, and is no missed one', async () => {
  const pair = await addPair(site, { cents: 5000 })
  for (let turn = 0; turn < 3; turn += 1) {
    const id = await ask(pair)
    await pair.client.post(`/api/consultations/${id}/cancel`)
  }
  const { missed } = (await pair.psychic.get('/api/open-consultation')).body
  expect(missed).toMatchObject({ reason: 'withdrawn', isOffline: false })
  expect((await stateOf(pair.psychic)).presence.alive).toBe(true)
})

test('names who is in the room, and counts what waits', async () => {
  const pair = await addPair(site, { cents: 5000, client: { firstName: 'Camille' } })
  const id = await ask(pair)
  expect(await stateOf(pair.psychic)).toMatchObject({ busy: null, waiting: { requests: 1, people: 0 } })
  await pair.psychic.post(`/api/workspace/requests/${id}/refuse`)
  await openRoom(pair)
  expect(await stateOf(pair.psychic)).toMatchObject({ busy: { name: 'Camille' }, waiting: { requests: 0 } })
})

test('counts the appointments that wait for the psychic’s word, and no others', async () => {
  const pair = await addPair(site)
  const counted = async () => (await stateOf(pair.psychic)).waiting.appointments
  await addAppointment(site, pair, { state: 'confirmed', hours: 24 })
  await addAppointment(site, await addPair(site), { state: 'asked', hours: 24 })
  expect(await counted()).toBe(0)
  await addAppointment(site, pair, { state: 'asked', hours: 48 })
  expect(await counted()).toBe(1)
})

test('a form of the bar leads back to its page, and nowhere else', async () => {
  const { psychic } = await addPair(site)
  const sent = async (back: string) =>
    (await sendForm(site, page.action, '/espace-voyant', { intent: 'offline', back }, psychic)).location
  expect(await sent('/espace-voyant/avis')).toBe('/espace-voyant/avis')
  expect(await sent('https://ailleurs.test/')).toBe('/espace-voyant')
  expect((await stateOf(psychic)).presence.alive).toBe(false)
})

test('what waits is read once for the bar and the page of one visit, and anew for the next', async () => {
  const { psychicId } = await addPair(site)
  const { user_id: userId } = await site.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', psychicId)
    .executeTakeFirstOrThrow()
  const visit = async () =>
    systemVisit(site.app, site.app.sites[0], await findPerson(site.app.db, site.app.keys, Number(userId)))
  const [one, next] = [await visit(), await visit()]
  const read = [readWaiting(one), readWaiting(one), readWaiting(next)]
  await Promise.all(read)
  expect(read[0]).toBe(read[1])
  expect(read[2]).not.toBe(read[0])
})
