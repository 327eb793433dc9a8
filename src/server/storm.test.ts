import { createServer as createHttp, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addPair, openRoom, write } from '../../test/consulting.ts'
import { waitingForLocks } from '../../test/locks.ts'
import { signInAs } from '../../test/people.ts'
import { useTestApp } from '../../test/test-app.ts'
import { sweep } from '../features/consult/consultations/sweep.server.ts'
import { SENDING } from '../platform/realtime/senders.ts'
import { socketsOn } from './sockets.ts'

const POOL = 4
const site = useTestApp({ PING_INTERVAL_MS: '50', BEAT_INTERVAL_MS: '20' }, { poolSize: POOL })
/** The allowance is not refilled while a test lasts. */
const rate = (burst: number) => ({ burst, perSecond: 1 / 3600 })
const rules = { ...SENDING, message: rate(20), join: rate(20), mark: rate(40), line: rate(12), packet: rate(150) }
const opened: Socket[] = []
let http: Server
let close: () => Promise<void>

beforeAll(async () => {
  http = createHttp()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  close = socketsOn(site.app, http, { ...rules, waiting: 25, lines: 8, restMs: 300 })
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await close()
  http.close()
})

function open(cookie: string): Socket {
  const socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { host: 'localhost:3000', cookie, origin: 'http://localhost:3000' },
  })
  opened.push(socket)
  return socket
}

const told = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve))

/** A running room with both sides connected. */
async function room() {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  const [client, psychic] = [open(pair.client.cookie), open(pair.psychic.cookie)]
  for (const socket of [client, psychic]) {
    expect((await socket.emitWithAck('join', { consultationId: id })).api.ok).toBe(1)
  }
  return { ...pair, id, socket: client, psychicSocket: psychic }
}

const frame = (consultationId: number, clientId: string) => ({ consultationId, clientId, text: 'Bonjour' })
const heardAt = async (id: number) =>
  (await site.owner.selectFrom('meters').selectAll().where('consultation_id', '=', id).executeTakeFirstOrThrow())
    .client_heard_at

/** Locks a room's meter until it is released. */
async function hold(id: number) {
  const over = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const holding = site.owner.transaction().execute(async (db) => {
    await sql`select 1 from meters where consultation_id = ${id} for update`.execute(db)
    isHeld.resolve()
    await over.promise
  })
  await isHeld.promise
  return async () => {
    over.resolve()
    await holding
  }
}

test('a flood in a locked room does not delay messages of another', async () => {
  const [stormy, calm] = [await room(), await room()]
  const letGo = await hold(stormy.id)
  const storm = Array.from({ length: 20 }, (_, place) =>
    stormy.socket.emitWithAck('message', frame(stormy.id, `storm-${place}`)),
  )
  await expect.poll(() => waitingForLocks(site.owner)).toBeGreaterThan(0)
  const heard = told<{ clientId: string }>(calm.psychicSocket, 'message')
  expect((await calm.socket.emitWithAck('message', frame(calm.id, 'calm'))).api.ok).toBe(1)
  expect((await heard).clientId).toBe('calm')
  // One of the flood's messages, and the beats, which reach that room too.
  expect(await waitingForLocks(site.owner)).toBeLessThanOrEqual(2)
  await letGo()
  expect((await Promise.all(storm)).every(({ api }) => typeof api.ok === 'number')).toBe(true)
})

test('meters count on and rooms are swept while every other database connection is taken', async () => {
  const { id } = await room()
  const over = Promise.withResolvers<void>()
  const taken = Array.from({ length: POOL }, () => Promise.withResolvers<void>())
  const holding = taken.map(({ resolve }) =>
    site.app.db.transaction().execute(async (db) => {
      await sql`select 1`.execute(db)
      resolve()
      await over.promise
    }),
  )
  await Promise.all(taken.map(({ promise }) => promise))
  await site.advance(5)
  await expect.poll(async () => site.now().getTime() - (await heardAt(id)).getTime()).toBeLessThan(2000)
  await sweep(site.app)
  over.resolve()
  await Promise.all(holding)
})

test('a person who sends too much is refused, on all their connections together, and others are not', async () => {
  const [many, other] = [await room(), await room()]
  const second = open(many.client.cookie)
  expect((await second.emitWithAck('join', { consultationId: many.id })).api.ok).toBe(1)
  const send = (socket: Socket, place: number) => socket.emitWithAck('message', frame(many.id, `many-${place}`))
  const answers = []
  for (let place = 0; place < 22; place += 1) answers.push(await send(place % 2 ? second : many.socket, place))
  const codes = answers.map(({ api }) => (api.ok === 1 ? 0 : api.error.code))
  expect(codes).toEqual([...Array(20).fill(0), 4001, 4001])
  expect(answers.at(-1).api.error.msg).toMatch(/^Trop de demandes. Réessayez dans/)
  // Marks and joins are counted separately.
  expect((await second.emitWithAck('typing', { consultationId: many.id })).api.ok).toBe(1)
  expect((await other.socket.emitWithAck('message', frame(other.id, 'other'))).api.ok).toBe(1)
  for (let place = 0; place < 18; place += 1) await second.emitWithAck('join', { consultationId: many.id })
  expect((await second.emitWithAck('join', { consultationId: many.id })).api.error.code).toBe(4001)
})

test('frames of one connection are processed one after the other, and one that keeps sending is cut and told why', async () => {
  const { id, socket } = await room()
  const letGo = await hold(id)
  const cut = told<{ api: { error: { code: number } } }>(socket, 'cut')
  const gone = told<string>(socket, 'disconnect')
  for (let place = 0; place < 20; place += 1) socket.emit('message', frame(id, `flood-${place}`))
  for (let place = 0; place < 7; place += 1) socket.emit('read', { consultationId: id, sequence: 1 })
  expect((await cut).api.error.code).toBe(4001)
  expect(await gone).toBe('io server disconnect')
  await letGo()
})

test('a connection with too many packets is cut, whatever they contain', async () => {
  const { socket, client, psychic } = await room()
  const gone = told<string>(socket, 'disconnect')
  for (let place = 0; place < 200; place += 1) socket.emit('unheard-of', place)
  expect(await gone).toBe('io server disconnect')
  // The browser of the connection is refused for a while, and may connect again then.
  await told(open(client.cookie), 'connect_error')
  await told(open(psychic.cookie), 'connect')
  await expect
    .poll(() => {
      const again = open(client.cookie)
      return Promise.race([told(again, 'connect').then(() => true), told(again, 'connect_error').then(() => false)])
    })
    .toBe(true)
})

test('one person has a limit of connections, and of new ones', async () => {
  const { client, clientId } = await addPair(site)
  const connect = async (cookie: string) => {
    const socket = open(cookie)
    const cut = told(socket, 'cut').then(() => 'cut')
    await told(socket, 'connect')
    // Answered by code if the connection is accepted.
    const heard = socket.emitWithAck('typing', { consultationId: 1 }).then(() => 'open')
    return { socket, is: await Promise.race([cut, heard]) }
  }
  const lines: Awaited<ReturnType<typeof connect>>[] = []
  for (let place = 0; place < 9; place += 1) lines.push(await connect(client.cookie))
  expect(lines.map(({ is }) => is)).toEqual([...Array(8).fill('open'), 'cut'])
  for (const { socket } of lines) socket.disconnect()
  const other = await signInAs(site, clientId)
  await expect.poll(() => lines.some(({ socket }) => socket.connected)).toBe(false)
  const after = []
  for (let place = 0; place < 4; place += 1) after.push((await connect(other.cookie)).is)
  expect(after).toEqual(['open', 'open', 'open', 'cut'])
})
