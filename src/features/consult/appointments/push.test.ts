import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBookablePair, advanceTo, book, inHours } from '../../../../test/appointments.ts'
import type { Browser } from '../../../../test/browser.ts'
import { localPush, startPushService } from '../../../../test/push-service.ts'
import { listening } from '../../../../test/pushes.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { watchAppointments } from './watch-appointments.server.ts'

const site = useTestApp({}, { push: localPush, patience: { pauseMs: 1 } })
const MINUTE = 60_000
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
})
beforeEach(async () => {
  site.jobs.sent.splice(0)
  // By day in Paris: what is not awaited comes at once.
  const noon = new Date(Math.ceil(site.now().getTime() / 86_400_000) * 86_400_000 + 11 * 3_600_000)
  await advanceTo(site, noon)
})
afterAll(async () => {
  expect(service.faults).toEqual([])
  await service.close()
})

async function listeningPair() {
  const pair = await addBookablePair(site, { client: { firstName: 'Inès' }, psychic: { name: 'Oriane' } })
  const hears = async (browser: Browser) => {
    const { heard } = await listening(site, service, browser)
    return async () => (await heard()).map(({ data, ttl }) => ({ ...data, ttl }))
  }
  return { ...pair, atClient: await hears(pair.client), atPsychic: await hears(pair.psychic) }
}
const titles = (said: { title: string }[]) => said.map(({ title }) => title)
const watchAll = () => Promise.all(Array.from({ length: 4 }, () => watchAppointments(site.app)))

test('the psychic hears that one is asked, the client that it is confirmed, near, and now: each once', async () => {
  const pair = await listeningPair()
  const { id, startsAt } = await book(site, pair, { hours: 24, confirm: false })
  expect(await pair.atPsychic()).toMatchObject([
    { title: 'Un rendez-vous vous est demandé', path: '/espace-voyant/rendez-vous', ttl: 12 * 3600 },
  ])
  const path = `/api/workspace/appointments/${id}/confirm`
  await Promise.all([pair.psychic.post(path), pair.psychic.post(path)])
  expect(titles(await pair.atClient())).toEqual(['Votre rendez-vous est confirmé'])
  await advanceTo(site, new Date(Date.parse(startsAt) - 60 * MINUTE))
  await watchAll()
  expect((await pair.atClient())[1]).toMatchObject({ title: 'Votre rendez-vous approche', ttl: 3600 })
  await advanceTo(site, new Date(Date.parse(startsAt) - 5 * MINUTE))
  await watchAll()
  await watchAll()
  const said = await pair.atClient()
  expect(titles(said)).toEqual([
    'Votre rendez-vous est confirmé',
    'Votre rendez-vous approche',
    'C’est l’heure de votre rendez-vous',
  ])
  expect(said[2]).toMatchObject({ ttl: 600, tag: `rendez-vous-${id}`, path: '/mon-compte/rendez-vous' })
  expect(JSON.stringify(said.map(({ title, body }) => [title, body]))).not.toMatch(/Oriane|Inès/)
})

test('the hour is not told once it has passed', async () => {
  const pair = await listeningPair()
  const { startsAt } = await book(site, pair)
  await pair.atClient()
  await advanceTo(site, new Date(Date.parse(startsAt) - 5 * MINUTE))
  await watchAppointments(site.app)
  await advanceTo(site, new Date(Date.parse(startsAt) + 5 * MINUTE))
  expect(titles(await pair.atClient())).not.toContain('C’est l’heure de votre rendez-vous')
})

test('a client hears that it will not take place, however that came; not of what they did themselves', async () => {
  const pair = await listeningPair()
  const cancelled = await book(site, pair, { hours: 24 })
  await pair.psychic.post(`/api/workspace/appointments/${cancelled.id}/cancel`)
  const refused = await book(site, pair, { hours: 25, confirm: false })
  await pair.psychic.post(`/api/workspace/appointments/${refused.id}/refuse`)
  const late = await book(site, pair, { hours: 3 })
  await advanceTo(site, new Date(Date.parse(late.startsAt) - 30 * MINUTE))
  await pair.psychic.post(`/api/workspace/appointments/${late.id}/cancel`)
  const over = 'Votre rendez-vous n’aura pas lieu'
  const confirmed = 'Votre rendez-vous est confirmé'
  const refusals = async () => titles(await pair.atClient()).filter((title) => title !== confirmed)
  expect(await refusals()).toEqual([over, over, over])
  const own = await book(site, pair, { hours: 24, confirm: false })
  await pair.client.post(`/api/appointments/${own.id}/cancel`)
  expect(await refusals()).toHaveLength(3)
})

test('one that is moved is asked and confirmed anew', async () => {
  const pair = await listeningPair()
  const { id } = await book(site, pair)
  await pair.client.post(`/api/appointments/${id}/move`, { startsAt: inHours(site, 30), length: 30 })
  await pair.psychic.post(`/api/workspace/appointments/${id}/confirm`)
  expect(titles(await pair.atPsychic())).toHaveLength(2)
  expect(titles(await pair.atClient())).toEqual(['Votre rendez-vous est confirmé', 'Votre rendez-vous est confirmé'])
})

test('those who chose names read who and when; a pause says nothing of it', async () => {
  const pair = await listeningPair()
  await pair.client.post('/api/push/choices', { kinds: ['appointment'], names: true, quiet: true, horoscopeHour: null })
  await book(site, pair)
  expect(titles(await pair.atClient())).toEqual(['Oriane confirme votre rendez-vous'])
  await book(site, pair, { hours: 26 })
  await pair.client.post('/api/pause', { length: 'day' })
  expect(await pair.atClient()).toHaveLength(1)
})
