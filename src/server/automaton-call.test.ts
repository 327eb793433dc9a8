import { createServer as createHttp, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openCallPage } from '../../test/call-page.ts'
import { askCall, openCall } from '../../test/calling.ts'
import { addPair, type Pair } from '../../test/consulting.ts'
import { useTestApp } from '../../test/test-app.ts'
import { holdCall } from '../features/consult/automaton-calls/hold-call.server.ts'
import { linesOf } from '../features/consult/automaton-calls/recordings.server.ts'
import { keepAutomataPresent } from '../features/consult/presence/queries.server.ts'
import { knownConsultation } from '../features/consult/rooms/queries.server.ts'
import { workspaceJobs } from '../features/consult/workspace/jobs.server.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { siteBy } from '../sites/index.ts'
import { socketsOn } from './sockets.ts'

/** A busy machine is slow to connect. */
const PATIENCE_MS = 60_000
const site = useTestApp({ BEAT_INTERVAL_MS: '200' })
let http: Server
let close: () => Promise<void>
let clock: ReturnType<typeof setInterval>
let opened: { close(): void }[] = []

beforeAll(async () => {
  http = createHttp()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  close = socketsOn(site.app, http)
  // Sound takes real time: the clock of rooms follows the machine's, as that of the relay is it.
  await site.advance((Date.now() - site.now().getTime()) / 1000)
  let last = performance.now()
  let moving = Promise.resolve()
  clock = setInterval(() => {
    const now = performance.now()
    const passed = (now - last) / 1000
    last = now
    moving = moving.then(() => site.advance(passed))
  }, 200)
})
afterEach(() => {
  for (const one of opened) one.close()
  opened = []
})
afterAll(async () => {
  clearInterval(clock)
  await close()
  http.close()
})

const work = () =>
  site.jobs.drain(async (name, data) => {
    await workspaceJobs.find(({ kind }) => kind.name === name)?.run(site.app, data)
  })

async function askAutomaton(slug: string): Promise<{ pair: Pair; id: number }> {
  site.jobs.sent.length = 0
  const pair = await addPair(site, { cents: 5000, psychic: { isAutomaton: true, slug } })
  const id = await askCall(site, pair)
  await work()
  return { pair, id }
}

const roomOf = async ({ pair, id }: { pair: Pair; id: number }) =>
  (await pair.client.get(`/api/consultations/${id}`)).body.consultation
const saidIn = async ({ pair, id }: { pair: Pair; id: number }): Promise<string[]> =>
  (await pair.client.get(`/api/consultations/${id}/messages`)).body.messages.map(({ text }: { text: string }) => text)

async function joinCall({ pair, id }: { pair: Pair; id: number }) {
  const { port } = http.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  const page = await openCallPage({ address, cookie: pair.client.cookie, origin: 'http://localhost:3000' }, id)
  opened.push(page)
  return page
}

test('an automaton with a voice is present in web calls where it offers them, and one without refuses', async () => {
  const { pair } = await askAutomaton('sans-voix')
  await site.owner
    .updateTable('psychics')
    .set({ offered_channels: ['chat', 'web-call'] })
    .where('id', '=', pair.psychicId)
    .execute()
  await keepAutomataPresent(site.app.db, ['chat'])
  const presence = await site.owner
    .selectFrom('presences')
    .select('channels')
    .where('psychic_id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  expect(presence.channels).toEqual(['chat', 'web-call'])

  const voiceless = await askAutomaton('sans-voix-non-plus')
  expect((await roomOf(voiceless)).status).toBe('refused')
})

/** Sound that is more than silence. */
const isSpeech = (size: number): boolean => size > 10

/** Whether no call holds an end any more. */
async function allEndsAreFree(): Promise<boolean> {
  const ends = Array.from({ length: 4 }, () => site.app.voice.take())
  for (const end of ends) await end?.release()
  return !ends.includes(null)
}

test('it is heard through the relay, writes what it says, is counted as a person is, and stops with the call', async () => {
  const call = await askAutomaton('diane')
  expect((await roomOf(call)).status).toBe('accepted')
  const { offer, answers, received } = await joinCall(call)
  expect(await offer()).toEqual({ ok: 1 })
  await expect.poll(() => received().filter(isSpeech).length, { timeout: PATIENCE_MS }).toBeGreaterThan(50)
  expect(answers[0]).toContain(' typ relay raddr 0.0.0.0')
  expect(await saidIn(call)).toEqual([expect.stringContaining('Bonjour, je suis Diane')])
  await expect.poll(async () => (await roomOf(call)).meter.seconds, { timeout: PATIENCE_MS }).toBeGreaterThan(2)

  expect(await offer()).toEqual({ ok: 1 })
  await expect.poll(() => received().length, { timeout: PATIENCE_MS }).toBeGreaterThan(20)
  await call.pair.client.post(`/api/consultations/${call.id}/end`)
  await expect.poll(allEndsAreFree, { timeout: PATIENCE_MS }).toBe(true)
}, 180_000)

test('where no sound comes through any more, it says so and hangs up', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openCall(site, pair)
  const call = { pair, id }
  const consultation = await knownConsultation(site.app.db, id)
  const lines = await linesOf('maiwenn')
  const end = site.app.voice.take()
  if (!lines || !end) throw new Error('no voice')
  const visit = systemVisit(site.app, siteBy(site.app.sites, 99))
  const held = holdCall(visit, { consultation, lines, end, patienceMs: 3000 })
  const { offer, received } = await joinCall(call)
  expect(await offer()).toEqual({ ok: 1 })
  await expect.poll(() => received().length, { timeout: PATIENCE_MS }).toBeGreaterThan(100)
  await site.app.turn.close()
  await held
  expect(await roomOf(call)).toMatchObject({ status: 'ended', endReason: 'psychic' })
  expect((await saidIn(call)).at(-1)).toContain('Le son ne passe pas')
  expect(await allEndsAreFree()).toBe(true)
}, 180_000)

test('a call whose program stops is ended, and nobody waits for it', async () => {
  const call = await askAutomaton('eleonore')
  await site.app.voice.close()
  expect(await roomOf(call)).toMatchObject({ status: 'ended', endReason: 'psychic' })
  const late = await askAutomaton('maiwenn')
  expect((await roomOf(late)).status).toBe('refused')
}, 120_000)
