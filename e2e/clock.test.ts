import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Caller, hangUp } from './caller.ts'
import { type RunningSite, startSite } from './site.ts'

const HOUR = 3_600_000

let folder: string
let site: RunningSite
let client: Caller
let psychic: Caller
let psychicId: number

/** The built program on a machine in Paris whose clock can be stepped, beside a database whose clock stands still. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voyance-clock-'))
  await step(0)
  site = await startSite({
    TZ: 'Europe/Paris',
    NODE_OPTIONS: `--import ${new URL('step-clock.mjs', import.meta.url).pathname}`,
    CLOCK_STEP: join(folder, 'step'),
  })
  client = await Caller.signIn(site, 'cliente@demo.test')
  psychic = await Caller.signIn(site, 'voyante@demo.test')
  psychicId = (await client.call(site, 'GET', '/api/psychics?name=Salomé')).psychics[0].id
})
afterEach(async () => {
  hangUp()
  await step(0)
})
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Shifts the machine's clock, at once and for the whole program. */
const step = (ms: number) => writeFile(join(folder, 'step'), String(ms))

interface Room {
  id: number
  /** The psychic's socket. */
  line: Socket
}

async function ask(): Promise<number> {
  await psychic.call(site, 'POST', '/api/workspace/presence', { channels: ['chat'] })
  const asked = await client.call(site, 'POST', '/api/consultations', { psychicId, channel: 'chat' })
  return asked.consultation.id
}

async function openRoom(): Promise<Room> {
  const id = await ask()
  await psychic.call(site, 'POST', `/api/workspace/requests/${id}/accept`)
  await client.socket(site, id)
  const line = await psychic.socket(site, id)
  await say({ id, line })
  return { id, line }
}

async function say({ id, line }: Room): Promise<void> {
  const said = await line.emitWithAck('message', {
    consultationId: id,
    clientId: crypto.randomUUID(),
    text: 'Je vois.',
  })
  expect(said.api).toEqual({ ok: 1 })
}

async function talk(room: Room, seconds: number): Promise<void> {
  await site.pass(seconds, ['client', 'psychic'])
  await say(room)
}

async function end({ id }: Room) {
  await client.call(site, 'POST', `/api/consultations/${id}/end`)
  const { receipt } = await client.call(site, 'GET', `/api/consultations/${id}/receipt`)
  const page = await (await client.ask(site, 'GET', `/consultations/${id}/recu`)).text()
  const hours = [...page.matchAll(/<time[^>]*>([^<]+)<\/time>/g)].map((match) =>
    match[1]!.replace('&#x27;', '’').replaceAll('\u00a0', ' '),
  )
  return { seconds: receipt.seconds, gift: receipt.giftSeconds, total: receipt.total, from: hours[0], to: hours.at(-1) }
}

const billed = { seconds: 130, gift: 0, total: Math.floor((130 * 290) / 60) }

test.each([
  ['an ordinary night', '2027-03-20T00:59:00Z', '1 h 59 min 00 s', '2 h 01 min 10 s'],
  ['the night that loses an hour', '2027-03-28T00:59:00Z', '1 h 59 min 00 s', '3 h 01 min 10 s'],
  [
    'the night that repeats an hour',
    '2027-10-31T00:59:00Z',
    '2 h 59 min 00 s (heure d’été)',
    '2 h 01 min 10 s (heure d’hiver)',
  ],
  ['into 29 February', '2028-02-28T22:59:00Z', '23 h 59 min 00 s', '0 h 01 min 10 s'],
  ['from 29 February on', '2028-02-29T22:59:00Z', '23 h 59 min 00 s', '0 h 01 min 10 s'],
])('%s: the same seconds, at the times of Paris', async (_night, from, began, ended) => {
  await site.goTo(new Date(from))
  const room = await openRoom()
  for (const seconds of [40, 40, 50]) await talk(room, seconds)
  expect(await end(room)).toEqual({ ...billed, from: began, to: ended })
})

test('a machine’s clock that jumps an hour forward, then back: the running room counts the same seconds', async () => {
  const room = await openRoom()
  await talk(room, 40)
  await step(HOUR)
  await talk(room, 40)
  await step(-HOUR)
  await talk(room, 50)
  expect(await end(room)).toMatchObject(billed)
})

test.each([
  ['forward', HOUR],
  ['back', -HOUR],
])('a request waits 45 s, and a psychic stays present, whatever the machine’s clock: %s', async (_way, ms) => {
  const id = await ask()
  await step(ms)
  await site.pass(44)
  const standing = await client.call(site, 'GET', `/api/consultations/${id}`)
  expect(standing.consultation).toMatchObject({ status: 'requested', answerWithin: 1 })
  await psychic.call(site, 'POST', `/api/workspace/requests/${id}/refuse`)
  await psychic.call(site, 'POST', '/api/workspace/presence', { channels: ['chat'] })
  const presence = async () =>
    (await client.call(site, 'GET', `/api/psychics/presence?ids=${psychicId}`)).presences[0].status
  await expect.poll(presence).toBe('available')
  const second = await ask()
  await site.pass(45)
  const status = async () => (await client.call(site, 'GET', `/api/consultations/${second}`)).consultation.status
  await expect.poll(status).toBe('missed')
})

/** Sets how long ago the latest session was last used, which alone decides how long it has been idle. */
const idle = (minutes: number) =>
  sql`update sessions set seen_at = now() - ${minutes} * interval '1 minute'
    where id = (select max(id) from sessions)`.execute(site.owner)

test.each([
  ['forward', HOUR, 'support@demo.test'],
  ['back', -HOUR, 'moderateur@demo.test'],
])('nobody is signed out or kept signed in by a jump: %s', async (_way, ms, email) => {
  const staff = await Caller.signInStaff(site, email)
  await step(ms)
  await idle(29)
  await staff.call(site, 'GET', '/api/users/me')
  await client.call(site, 'GET', '/api/users/me')
  await idle(31)
  expect(await staff.refused(site, 'GET', '/api/users/me')).toBe(108)
})

test('a jump forward gives no further attempts at a password', async () => {
  const stranger = new Caller()
  const attempt = () =>
    stranger.refused(site, 'POST', '/api/users/login', { email: 'nouvelle@demo.test', password: 'pas le bon mot' })
  const codes: number[] = []
  for (let tries = 0; tries < 10; tries += 1) {
    codes.push(await attempt())
    // From the third attempt on the next one has to wait; this makes the last one that old.
    await sql`update attempts set at = at - interval '64 seconds'`.execute(site.owner)
  }
  await step(HOUR)
  expect([new Set(codes), await attempt()]).toEqual([new Set([1005]), 1023])
})
