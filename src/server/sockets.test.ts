import { createServer as createHttp, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../test/browser.ts'
import { addPair, openRoom, write } from '../../test/consulting.ts'
import { signInAs } from '../../test/people.ts'
import { useTestApp } from '../../test/test-app.ts'
import { createServer } from './server.ts'
import { socketsOn } from './sockets.ts'

const site = useTestApp({ PING_INTERVAL_MS: '50', BEAT_INTERVAL_MS: '20' })
const opened: Socket[] = []
let http: Server
let close: () => Promise<void>

beforeAll(async () => {
  http = createHttp(getRequestListener(createServer(site.app).fetch))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  close = socketsOn(site.app, http)
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await close()
  http.close()
})

function open(cookie: string, origin = 'http://localhost:3000'): Socket {
  const { port } = http.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { host: 'localhost:3000', ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
  })
  opened.push(socket)
  return socket
}

const told = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve))
const connected = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('connect_error', () => resolve(false))
  })

async function join(browser: Browser, consultationId: number): Promise<Socket> {
  const socket = open(browser.cookie)
  expect(await connected(socket)).toBe(true)
  expect((await socket.emitWithAck('join', { consultationId })).api.ok).toBe(1)
  return socket
}

test('a socket needs a session and our origin', async () => {
  const { client } = await addPair(site, { cents: 1000 })
  expect(await connected(open(''))).toBe(false)
  expect(await connected(open(client.cookie, 'https://evil.example'))).toBe(false)
  expect(await connected(open(client.cookie, ''))).toBe(false)
  expect(await connected(open(client.cookie))).toBe(true)
})

test('an open socket is cut when its session ends, but not those of the same person’s other sessions', async () => {
  const { client, clientId } = await addPair(site)
  const other = await signInAs(site, clientId)
  const socket = open(client.cookie)
  const kept = open(other.cookie)
  expect(await Promise.all([connected(socket), connected(kept)])).toEqual([true, true])
  const { cookie } = client
  expect((await client.post('/api/users/logout')).status).toBe(200)
  await expect.poll(() => socket.connected, { timeout: 5000 }).toBe(false)
  expect(kept.connected).toBe(true)
  expect(await connected(open(cookie))).toBe(false)
})

test('messages, typing and read marks pass between the two sides, and no one else can join', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await openRoom(pair)
  const client = await join(pair.client, id)
  const psychic = await join(pair.psychic, id)

  const heard = told<{ text: string; sequence: number }>(psychic, 'message')
  const sent = await client.emitWithAck('message', { consultationId: id, clientId: 'one', text: 'Bonjour' })
  expect(await heard).toMatchObject({ text: 'Bonjour', sequence: sent.message.sequence })

  const typing = told(psychic, 'typing')
  await client.emitWithAck('typing', { consultationId: id })
  expect(await typing).toEqual({ id })

  const read = told(client, 'read')
  await psychic.emitWithAck('read', { consultationId: id, sequence: sent.message.sequence })
  expect(await read).toMatchObject({ side: 'psychic', sequence: sent.message.sequence })

  const stranger = open((await addPair(site)).client.cookie)
  await connected(stranger)
  for (const [event, frame] of [
    ['join', { consultationId: id }],
    ['message', { consultationId: id, clientId: 'x', text: 'Coucou' }],
    ['typing', { consultationId: id }],
    ['read', { consultationId: id, sequence: 1 }],
  ] as const) {
    expect((await stranger.emitWithAck(event, frame)).api.error.code).toBe(4000)
  }
})

test('a room whose meter is locked can still be joined: a later beat reports its connection', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await openRoom(pair)
  await write(pair.psychic, id)
  await site.owner.transaction().execute(async (others) => {
    await others.selectFrom('meters').select('state').where('consultation_id', '=', id).forUpdate().execute()
    const socket = open(pair.client.cookie)
    expect(await connected(socket)).toBe(true)
    expect(await socket.emitWithAck('join', { consultationId: id })).toMatchObject({
      api: { ok: 1 },
      consultation: { id, side: 'client', status: 'running' },
    })
  })
  const lineOf = async () =>
    (await site.owner.selectFrom('meters').select('client_line').where('consultation_id', '=', id).executeTakeFirst())
      ?.client_line
  await expect.poll(lineOf, { timeout: 5000 }).toBeTruthy()
})

test('a message sent again under its client id is stored once, by socket or by call', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await openRoom(pair)
  const socket = await join(pair.client, id)
  const frame = { consultationId: id, clientId: 'same', text: 'Une seule fois' }
  const first = await socket.emitWithAck('message', frame)
  const second = await socket.emitWithAck('message', { ...frame, text: 'autre chose' })
  const third = await pair.client.post(`/api/consultations/${id}/messages`, { clientId: 'same', text: 'encore' })
  expect([second.message, third.body.message]).toEqual([first.message, first.message])
  expect((await pair.client.get(`/api/consultations/${id}/messages`)).body.messages).toHaveLength(1)
})

test('invalid frames are refused by code, and nothing breaks', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await openRoom(pair)
  const socket = await join(pair.client, id)
  for (const frame of [null, 'text', 5, [], {}, { consultationId: 'x' }, { consultationId: id, unknown: 1 }]) {
    for (const event of ['join', 'leave', 'message', 'typing', 'read']) {
      expect([106, 107]).toContain((await socket.emitWithAck(event, frame)).api.error.code)
    }
  }
  expect((await socket.emitWithAck('message', { consultationId: id, clientId: 'ok', text: 'Bonjour' })).api.ok).toBe(1)
})

test('a socket’s pings are its beats, and every tab is told when the room changes', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await openRoom(pair)
  const client = await join(pair.client, id)
  const otherTab = await join(pair.client, id)
  const moved = Promise.all([told(client, 'consultation'), told(otherTab, 'consultation')])
  await write(pair.psychic, id)
  expect(await moved).toEqual([{ id }, { id }])
  await site.advance(8)
  await expect
    .poll(async () => {
      const meter = await site.owner
        .selectFrom('meters')
        .selectAll()
        .where('consultation_id', '=', id)
        .executeTakeFirst()
      return site.now().getTime() - meter!.client_heard_at.getTime()
    })
    .toBeLessThan(2000)
})

test('a socket that left the room no longer counts as heard in it, though it stays open', async () => {
  const pair = await addPair(site, { cents: 1000 })
  const id = await openRoom(pair)
  const client = await join(pair.client, id)
  const psychic = await join(pair.psychic, id)
  await write(pair.psychic, id)
  expect((await client.emitWithAck('leave', { consultationId: id })).api.ok).toBe(1)
  // The first of these beats writes what was reported before it left.
  const heardAt = async (side: 'client' | 'psychic') =>
    (await site.owner.selectFrom('meters').selectAll().where('consultation_id', '=', id).executeTakeFirstOrThrow())[
      `${side}_heard_at`
    ].getTime()
  const age = async () => site.now().getTime() - (await heardAt('psychic'))
  await site.advance(8)
  await expect.poll(age).toBeLessThan(2000)
  await site.advance(8)
  await psychic.emitWithAck('typing', { consultationId: id })
  await expect.poll(age).toBeLessThan(2000)
  expect(site.now().getTime() - (await heardAt('client'))).toBeGreaterThanOrEqual(8000)
  expect(client.connected).toBe(true)
})
