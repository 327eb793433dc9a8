import { createServer as createHttp, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { errors } from '../../src/errors.ts'
import { SENDING } from '../../src/platform/realtime/senders.ts'
import { socketsOn } from '../../src/server/sockets.ts'
import { addPair, openRoom, write } from '../consulting.ts'
import { useTestApp } from '../test-app.ts'
import { around, SLOWEST_MS } from './inputs.ts'
import { runsOf, seedOf, tell } from './runs.ts'

const RUNS = runsOf(40)
const SEED = seedOf(20_261_121)

/** Without rate limits: the test is about the frames, not their number. */
const endless = { burst: 1e9, perSecond: 1e6 }
const unbounded = { ...SENDING, message: endless, join: endless, mark: endless, signal: endless, packet: endless }

const site = useTestApp()
const codes = new Set<number>(Object.values(errors).map((entry) => entry.code))
let http: Server
let close: () => Promise<void>
let socket: Socket
let room: number

beforeAll(async () => {
  http = createHttp()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  close = socketsOn(site.app, http, unbounded)
  const pair = await addPair(site, { cents: 5000 })
  room = await openRoom(pair)
  await write(pair.psychic, room)
  const { port } = http.address() as AddressInfo
  socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    extraHeaders: { host: 'localhost:3000', cookie: pair.client.cookie, origin: 'http://localhost:3000' },
  })
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject))
})
afterAll(async () => {
  socket?.disconnect()
  await close()
  http.close()
})

const consultationId = z.int()
const shapes = {
  join: z.object({ consultationId }),
  message: z.object({ consultationId, clientId: z.string().regex(/^[\w-]{1,64}$/), text: z.string().min(1) }),
  read: z.object({ consultationId, sequence: z.int().min(0) }),
  typing: z.object({ consultationId }),
  'call-take': z.object({ consultationId, device: z.uuid(), over: z.boolean() }),
  signal: z.object({
    consultationId,
    signal: z.object({ kind: z.enum(['ready', 'offer', 'candidate', 'restart']), session: z.uuid(), sdp: z.string() }),
  }),
  sound: z.object({ consultationId, packets: z.int().min(0), overMs: z.number().positive() }),
  unheard: z.object({ consultationId, unheard: z.boolean() }),
  'unheard-of': z.object({ consultationId }),
}
const events = Object.entries(shapes)

test.each(events)(`${RUNS} frames of %s: answered by code, none slow, never a fault`, async (event, shape) => {
  const frames = fc.oneof(
    { weight: 5, arbitrary: around(shape) },
    { weight: 5, arbitrary: around(shape).map((frame) => ({ ...frame, consultationId: room })) },
    fc.constantFrom<unknown>(null, 5, 'text', [], [[[]]], true),
  )
  for (const frame of fc.sample(frames, { numRuns: RUNS, seed: SEED })) {
    if (event === 'unheard-of') {
      socket.emit(event, frame)
      continue
    }
    const { api } = await socket.timeout(SLOWEST_MS).emitWithAck(event, frame)
    const said = JSON.stringify({ event, frame, api })
    if (api.ok === 1) continue
    expect(codes.has(api.error.code), said).toBe(true)
    expect(api.error.code, said).not.toBe(1)
  }
  expect(socket.connected).toBe(true)
  tell('frames', RUNS)
})
