import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPair, ask } from '../../../../test/consulting.ts'
import { addClient, type ClientTraits, signInAs } from '../../../../test/people.ts'
import { addPsychic, openPresence } from '../../../../test/psychics.ts'
import { localPush, startPushService } from '../../../../test/push-service.ts'
import { listening, sendPushes } from '../../../../test/pushes.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { sweep } from '../../consult/consultations/sweep.server.ts'
import { sendFreeAlerts } from '../../consult/free-alerts/send-free-alerts.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { sendAsks } from '../../play/journal/send-asks.server.ts'
import { announceHoroscopes } from '../../sky/horoscopes/announce-horoscopes.server.ts'
import { type Kind, kinds } from './kinds.ts'
import { secondsOfNight } from './rules.ts'
import { sendPush } from './send-push.server.ts'
import { texts } from './texts.ts'

const site = useTestApp({}, { push: localPush, patience: { pauseMs: 1 } })
const HOUR = 3600
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => void site.jobs.sent.splice(0))
afterAll(async () => {
  expect(service.faults).toEqual([])
  await service.close()
})

/** A client whose browser is registered. */
async function reader(traits: ClientTraits = {}) {
  const client = await addClient(site, traits)
  const chosen = {
    kinds: ['psychicFree', 'journalAsk'],
    names: false,
    quiet: true,
    horoscopeHour: null as number | null,
  }
  return {
    ...client,
    ...(await listening(site, service, client.browser)),
    choose: (change: Partial<typeof chosen>) => client.browser.post('/api/push/choices', { ...chosen, ...change }),
    told: (kind: Kind, key = 'one') =>
      sendPush(systemVisit(site.app, site.app.sites[0]), client.id, { kind, key, about: 'cela', path: '/' }),
  }
}

/** A client who waits for a psychic. */
async function waiting() {
  const one = await reader({ firstName: 'Inès' })
  const { id, slug } = await addPsychic(site.owner, { name: 'Oriane', price: 310 })
  await one.browser.post(`/api/psychics/${id}/free-alert`)
  return { ...one, psychicId: id, slug, free: () => openPresence(site.owner, id, ['chat'], 3600) }
}

test('a free psychic is told at once, beside the mail, and not by name', async () => {
  const { heard, slug, psychicId, free } = await waiting()
  await free()
  await Promise.all(Array.from({ length: 4 }, () => sendFreeAlerts(site.app)))
  expect(site.jobs.sent.filter(({ name }) => name === 'send-mail')).toHaveLength(1)
  const [one, ...more] = await heard()
  expect(more).toEqual([])
  expect(one).toMatchObject({
    ttl: 120,
    urgency: 'high',
    data: { title: 'C’est le moment', path: `/voyance/${slug}`, tag: `libre-${psychicId}` },
  })
  expect(`${one!.data.title}${one!.data.body}`).not.toMatch(/Oriane|voyan|Inès/i)
  expect(one!.topic).toMatch(/^[\w-]{32}$/)
  expect(one!.topic).not.toContain('libre')
})

test('names are shown to those who chose it', async () => {
  const { heard, choose, free } = await waiting()
  await choose({ names: true })
  await free()
  await sendFreeAlerts(site.app)
  expect((await heard())[0]!.data).toMatchObject({
    title: 'Oriane est libre maintenant',
    body: 'Par tchat, à 3,10\u00a0€/min. Personne ne garde la place.',
  })
})

test('what is not wanted, or no longer true, is not sent', async () => {
  const [off, late] = [await waiting(), await waiting()]
  await off.choose({ kinds: [] })
  await off.free()
  await late.free()
  await sendFreeAlerts(site.app)
  await site.advance(121)
  expect([await off.heard(), await late.heard()]).toEqual([[], []])
})

test('a mind that changes while news waits is heeded', async () => {
  const { told, choose, heard } = await reader()
  expect(await told('psychicFree')).toBe(1)
  await choose({ kinds: [] })
  expect(await heard()).toEqual([])
})

test('the same news arrives once, however often it is sent', async () => {
  const { told, heard } = await reader()
  await Promise.all(Array.from({ length: 30 }, () => told('psychicFree')))
  expect(await heard()).toHaveLength(1)
  await told('psychicFree', 'another')
  expect(await heard()).toHaveLength(2)
})

test('a pause stops what leads to a consultation, and nothing else', async () => {
  const { browser, choose, told, heard } = await reader()
  await choose({})
  await told('psychicFree')
  expect((await browser.post('/api/pause', { length: 'exclusion' })).status).toBe(200)
  await told('journalAsk')
  expect((await heard()).map(({ data }) => data.title)).toEqual(['Et alors\u00a0?'])
})

test('a busy push service is asked again while the news is true', async () => {
  const { told, heard } = await reader()
  service.answer({ status: 429, retryAfter: '20' })
  await told('psychicFree')
  expect(await heard()).toEqual([])
  expect(site.jobs.sent).toMatchObject([{ name: 'send-push', startAfterSeconds: 20 }])
  await site.advance(20)
  expect(await heard()).toMatchObject([{ ttl: 100 }])
  service.answer({ status: 429, retryAfter: '120' })
  await told('psychicFree', 'another')
  expect(await heard()).toHaveLength(1)
  expect(site.jobs.sent).toEqual([])
})

test('a failing push service fails the job, which is then run again', async () => {
  const { told, heard } = await reader()
  service.answer(500, 500, 500, 500, 500)
  await told('psychicFree')
  const [waits] = site.jobs.sent
  await expect(sendPushes(site)).rejects.toThrow('push.send: HTTP_500, 5 tried')
  site.jobs.sent.push(waits!)
  expect(await heard()).toHaveLength(1)
})

test('at night, what is not awaited waits for the morning in Paris', async () => {
  const { told, choose } = await reader()
  // A quarter past eleven in the evening.
  const evening = Date.parse(`${dayInParis(site.now())}T23:15:00+01:00`)
  await site.advance((evening - site.now().getTime()) / 1000)
  await choose({})
  await told('journalAsk')
  await told('psychicFree')
  expect(site.jobs.sent.map(({ startAfterSeconds = 0 }) => startAfterSeconds)).toEqual([8.75 * HOUR, 0])
  await choose({ quiet: false })
  site.jobs.sent.splice(0)
  await told('journalAsk', 'another')
  expect(site.jobs.sent).toMatchObject([{ name: 'send-push' }])
  expect(site.jobs.sent[0]).not.toHaveProperty('startAfterSeconds')
})

test.each([
  ['by day', '2026-11-21T11:00:00Z', 0],
  ['a second before ten in the evening', '2026-11-21T20:59:59Z', 0],
  ['at ten in the evening', '2026-11-21T21:00:00Z', 10],
  ['at half past three', '2026-11-21T02:30:00Z', 4.5],
  ['at eight in the morning', '2026-11-21T07:00:00Z', 0],
  ['in the night that is an hour shorter', '2026-03-28T21:00:00Z', 9],
  ['in the night that is an hour longer', '2026-10-24T20:00:00Z', 11],
])('%s', (_what, at, hours) => expect(secondsOfNight(new Date(at))).toBe(hours * HOUR))

test('the day that was chosen in the journal is told to those who chose that', async () => {
  const [one, other] = [await reader({ email: 'un@example.test' }), await reader({ email: 'deux@example.test' })]
  await one.choose({})
  const kept = { kind: 'question', question: 'Partir à Lyon ?', askOn: daysAfter(dayInParis(site.now()), 1) }
  const { body } = await one.browser.post('/api/journal', { ...kept, reference: 'push-1' })
  await other.browser.post('/api/journal', { ...kept, reference: 'push-2' })
  await site.advance(24 * HOUR)
  for (let turn = 0; turn < 2; turn += 1) await sendAsks(site.app)
  // By default the mail is enough.
  expect(await other.heard()).toEqual([])
  expect((await one.heard()).map(({ data }) => data)).toMatchObject([
    { title: 'Et alors\u00a0?', path: `/mon-journal/${body.entry.id}#et-alors` },
  ])
})

test('the day’s horoscope is told once a day, at the hour that was chosen', async () => {
  await site.owner.deleteFrom('push_choices').execute()
  const { choose, heard, browser } = await reader({ birthDate: '1990-08-01' })
  await choose({ horoscopeHour: 9 })
  const look = async (hours: number) => {
    await site.advance(hours * HOUR)
    await Promise.all([announceHoroscopes(site.app), announceHoroscopes(site.app)])
    return (await heard()).map(({ data }) => data)
  }
  // To a midnight in Paris.
  const midnight = Date.parse(`${daysAfter(dayInParis(site.now()), 1)}T00:00:00+01:00`)
  expect(await look((midnight - site.now().getTime()) / 1000 / HOUR)).toEqual([])
  expect(await look(8)).toEqual([])
  expect(await look(1)).toMatchObject([{ title: 'Votre page du jour est prête', path: '/horoscope/jour/lion' }])
  expect(await look(1)).toHaveLength(1)
  // Three hours late, it is left for the next day.
  await site.advance(24 * HOUR)
  expect(await look(2)).toHaveLength(1)
  await choose({ horoscopeHour: 12, names: true })
  await browser.post('/api/pause', { length: 'day' })
  expect(await look(0), 'on a pause').toHaveLength(1)
  await browser.request('DELETE', '/api/pause')
  expect(await look(25)).toMatchObject([
    {},
    { title: 'Votre horoscope du jour', body: 'Lion\u00a0: il est calculé sur le ciel d’aujourd’hui.' },
  ])
  // From when they keep a chart of their own, and as long as its consent holds, it is that of the chart.
  const place = { place: 'Lyon', latitude: 45.75, longitude: 4.85 }
  const birth = { name: 'Moi', isOwn: true, birthDate: '1990-08-01', birthTime: '14:30', ...place }
  const { chart } = (await browser.post('/api/charts', birth)).body
  const own = {
    path: `/mon-compte/themes/${chart.id}/horoscope`,
    body: 'D’après votre thème\u00a0: il est calculé sur le ciel d’aujourd’hui.',
  }
  expect((await look(24)).at(-1)).toMatchObject(own)
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: true }] })
  await browser.post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: false }] })
  expect((await look(24)).at(-1)).toMatchObject({ path: '/horoscope/jour/lion' })
})

test('a psychic hears of a request, and of its end where she did not answer it', async () => {
  const pair = await addPair(site, { cents: 5000, client: { firstName: 'Basile' } })
  const here = await listening(site, service, pair.psychic)
  const { user_id: userId } = await site.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const phone = await listening(site, service, await signInAs(site, userId!))
  const titles = async (device: typeof here) => (await device.heard()).map(({ data }) => [data.title, data.silent])
  const id = await ask(pair)
  const [request] = await here.heard()
  expect(request).toMatchObject({ ttl: 45, urgency: 'high', data: { tag: 'demande', path: '/espace-voyant' } })
  expect(request!.data.body).toBe('Vous avez 45 secondes pour répondre.')
  await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
  expect(await titles(here)).toEqual([['Quelqu’un vous attend', false]])
  expect(await titles(phone)).toEqual([
    ['Quelqu’un vous attend', false],
    ['La demande n’attend plus', true],
  ])
  // Both replace each other, while they wait too.
  expect(new Set((await phone.heard()).map(({ topic, data }) => `${topic} ${data.tag}`)).size).toBe(1)
})

test('a request that its client withdrew is over; two missed in a row are told as what they are', async () => {
  const pair = await addPair(site, { cents: 5000, client: { firstName: 'Basile' } })
  const { heard } = await listening(site, service, pair.psychic)
  const id = await ask(pair)
  await pair.client.post(`/api/consultations/${id}/cancel`)
  const miss = async () => {
    await ask(pair)
    await site.advance(46)
    await sweep(site.app)
  }
  await miss()
  await pair.psychic.post('/api/push/choices', { kinds: ['request'], names: true, quiet: true, horoscopeHour: 7 })
  await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
  await miss()
  const said = (await heard()).map(({ data }) => data.title)
  // What waited longer than it was true is not among them.
  expect(said).toEqual([
    'La demande de Basile n’attend plus',
    'La demande de Basile n’attend plus',
    'Vous êtes hors ligne',
  ])
  await pair.psychic.post('/api/push/choices', { kinds: [], names: true, quiet: true, horoscopeHour: null })
  await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
  await ask(pair)
  expect(await heard()).toHaveLength(3)
})

test('no text of a locked screen names a person, a subject or the trade', () => {
  for (const kind of Object.keys(kinds) as Kind[]) {
    for (const part of ['title', 'body'] as const) {
      const said = texts.entries[`${kind}.${part}`]
      expect(said, kind).not.toMatch(/\{(?!seconds\})|voyan|médium|tarot|horoscope|consult|client|amour/i)
    }
  }
})
