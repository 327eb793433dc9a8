import { randomUUID } from 'node:crypto'
import { createServer as createHttp, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../test/browser.ts'
import { askCall, beatCall, openCall } from '../../test/calling.ts'
import { addPair, openRoom, type Pair } from '../../test/consulting.ts'
import { useTestApp } from '../../test/test-app.ts'
import { socketsOn } from './sockets.ts'

const site = useTestApp({ PING_INTERVAL_MS: '50', BEAT_INTERVAL_MS: '20', LOG_LEVEL: 'trace' })
const opened: Socket[] = []
let http: Server
let close: () => Promise<void>

beforeAll(async () => {
  http = createHttp()
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

/** A page of the room, which has joined it. */
async function open(browser: Browser, consultationId: number): Promise<Socket> {
  const { port } = http.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { host: 'localhost:3000', cookie: browser.cookie, origin: 'http://localhost:3000' },
  })
  opened.push(socket)
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  await socket.emitWithAck('join', { consultationId })
  return socket
}

const codeOf = ({ api }: { api: { ok?: number; error?: { code: number } } }) => api.error?.code ?? 'ok'
const told = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve))
const session = randomUUID()
const sdp = ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 'm=audio 9 UDP/TLS/RTP/SAVPF 111', 'c=IN IP4 0.0.0.0', ''].join(
  '\r\n',
)
const offer = (text = sdp) => ({ kind: 'offer', session, sdp: text })

async function inCall(): Promise<{ pair: Pair; id: number; client: Socket; psychic: Socket }> {
  const pair = await addPair(site, { cents: 5000 })
  const id = await openCall(site, pair)
  const client = await open(pair.client, id)
  const psychic = await open(pair.psychic, id)
  for (const socket of [client, psychic]) {
    const frame = { consultationId: id, device: randomUUID(), over: false }
    expect(codeOf(await socket.emitWithAck('call-take', frame))).toBe('ok')
  }
  return { pair, id, client, psychic }
}

test('a signal reaches the other side as it was sent, and is kept nowhere', async () => {
  const { id, client, psychic } = await inCall()
  const arrived = told<{ from: string; signal: unknown }>(psychic, 'signal')
  expect(codeOf(await client.emitWithAck('signal', { consultationId: id, signal: offer() }))).toBe('ok')
  expect(await arrived).toEqual({ id, from: 'client', signal: offer() })
  const events = await site.owner
    .selectFrom('consultation_events')
    .select('kind')
    .where('consultation_id', '=', id)
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual(['requested', 'accepted'])
})

test('pictures, addresses that are no relay’s, and what is too long are refused', async () => {
  const { id, client } = await inCall()
  const answerTo = async (signal: unknown) => codeOf(await client.emitWithAck('signal', { consultationId: id, signal }))
  expect(await answerTo(offer(`${sdp}m=video 9 UDP/TLS/RTP/SAVPF 96\r\n`))).toBe(4532)
  expect(await answerTo(offer(`${sdp}a=candidate:1 1 udp 1 192.168.1.20 5000 typ host\r\n`))).toBe(4533)
  const candidate = 'candidate:1 1 udp 1 198.51.100.4 5000 typ srflx raddr 10.0.0.3 rport 5000'
  expect(await answerTo({ kind: 'candidate', session, candidate, mid: '0', line: 0 })).toBe(4533)
  expect(await answerTo(offer(sdp + 'a=x\r\n'.repeat(2000)))).toBe(4531)
  expect(await answerTo({ kind: 'file', session })).toBe(107)
})

test('signals are limited in number', async () => {
  const { id, client } = await inCall()
  const answers = await Promise.all(
    Array.from({ length: 45 }, () => client.emitWithAck('signal', { consultationId: id, signal: { kind: 'ready' } })),
  )
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok', 4001]))
})

test('nobody else takes a call or sends a signal in it, and a chat has none', async () => {
  const { id, client } = await inCall()
  const stranger = await addPair(site, { cents: 1000 })
  const chat = await openRoom(stranger)
  const beside = await open(stranger.client, chat)
  const take = (socket: Socket, consultationId: number) =>
    socket.emitWithAck('call-take', { consultationId, device: randomUUID(), over: true })
  expect(codeOf(await take(beside, id))).toBe(4000)
  expect(codeOf(await take(beside, chat))).toBe(4000)
  expect(codeOf(await beside.emitWithAck('signal', { consultationId: id, signal: { kind: 'ready' } }))).toBe(4530)
  expect(codeOf(await beside.emitWithAck('unheard', { consultationId: id, unheard: true }))).toBe(4000)
  expect(codeOf(await beside.emitWithAck('unheard', { consultationId: chat, unheard: true }))).toBe(4000)
  const waiting = await addPair(site, { cents: 1000 })
  const asked = await askCall(site, waiting)
  const early = await open(waiting.client, asked)
  expect(codeOf(await take(early, asked))).toBe(4031)
  expect(codeOf(await early.emitWithAck('unheard', { consultationId: asked, unheard: true }))).toBe(4031)
  const pair = { consultationId: id, device: randomUUID(), over: true }
  expect(codeOf(await client.emitWithAck('call-take', pair))).toBe('ok')
})

test('one page a side has the call; another takes it over only when told to, and the first hears of it', async () => {
  const { pair, id, client } = await inCall()
  const other = await open(pair.client, id)
  const device = randomUUID()
  expect(codeOf(await other.emitWithAck('call-take', { consultationId: id, device, over: false }))).toBe(4530)
  const heard = told<{ side: string; device: string }>(client, 'call-taken')
  expect(codeOf(await other.emitWithAck('call-take', { consultationId: id, device, over: true }))).toBe('ok')
  expect(await heard).toEqual({ id, side: 'client', device })
  const ready = { consultationId: id, signal: { kind: 'ready' } }
  expect(codeOf(await client.emitWithAck('signal', ready))).toBe(4530)
  expect(codeOf(await other.emitWithAck('signal', ready))).toBe('ok')
})

test('whether a page has a call is asked once for many signals, and again after a change of the call', async () => {
  const { pair, id, client } = await inCall()
  const ready = async () =>
    codeOf(await client.emitWithAck('signal', { consultationId: id, signal: { kind: 'ready' } }))
  expect(await ready()).toBe('ok')
  await site.owner.deleteFrom('call_seats').where('consultation_id', '=', id).execute()
  expect(await ready()).toBe('ok')
  site.app.realtime.emit(`psychic:${pair.psychicId}`, 'consultation', { id: id + 1 })
  expect(await ready()).toBe('ok')
  site.app.realtime.emit(`psychic:${pair.psychicId}`, 'consultation', { id })
  expect(await ready()).toBe(4530)
})

test('no signal passes after the call', async () => {
  const { pair, id, client, psychic } = await inCall()
  const ready = { consultationId: id, signal: { kind: 'ready' } }
  expect(codeOf(await psychic.emitWithAck('signal', ready))).toBe('ok')
  await pair.client.post(`/api/consultations/${id}/end`)
  for (const socket of [client, psychic]) expect(codeOf(await socket.emitWithAck('signal', ready))).toBe(4530)
})

test('a page hears the other side’s signals alone, in their order, and one without the call hears none', async () => {
  const { pair, id, client, psychic } = await inCall()
  const beside = await open(pair.client, id)
  const heard: string[] = []
  for (const [name, socket] of Object.entries({ client, psychic, beside })) {
    socket.on('signal', ({ signal }: { signal: { candidate: string } }) => heard.push(`${name} ${signal.candidate}`))
  }
  const candidate = (number: number) => `candidate:${number} 1 udp 1 203.0.113.7 50001 typ relay`
  const sent = Array.from({ length: 20 }, (_, place) => candidate(place))
  await Promise.all(
    sent.map((one) => {
      const signal = { kind: 'candidate', session, candidate: one, mid: '0', line: 0 }
      return client.emitWithAck('signal', { consultationId: id, signal })
    }),
  )
  await beside.emitWithAck('typing', { consultationId: id })
  await expect.poll(() => heard).toEqual(sent.map((one) => `psychic ${one}`))
})

test('the relay’s credentials are named by call and side, and last a quarter of an hour', async () => {
  const { id, client } = await inCall()
  const device = randomUUID()
  const { relay } = await client.emitWithAck('call-take', { consultationId: id, device, over: true })
  expect(relay).toMatchObject({ lifetime: 900, urls: [expect.stringMatching(/^turn:127\.0\.0\.1:\d+/)] })
  expect(relay.username).toBe(`${Math.floor(site.app.now().getTime() / 1000) + 900}:${id}-client`)
})

test('“I can’t hear you” pauses the meter at once and resumes by the same side, three times in a room', async () => {
  const { pair, id, client, psychic } = await inCall()
  const say = async (socket: Socket, unheard: boolean) =>
    codeOf(await socket.emitWithAck('unheard', { consultationId: id, unheard }))
  expect(await say(client, true)).toBe(4031)
  for (let seconds = 0; seconds <= 2; seconds += 1) {
    await beatCall(site, id, { client: { forS: seconds }, psychic: { forS: seconds } })
    await site.advance(1)
  }
  const meterNow = async () => (await pair.client.get(`/api/consultations/${id}`)).body.consultation.meter
  expect((await meterNow()).counting).toBe(true)
  for (let times = 0; times < 3; times += 1) {
    expect(await say(client, true)).toBe('ok')
    expect(await meterNow()).toMatchObject({ counting: false, pauseReason: 'unheard' })
    expect(await say(psychic, false)).toBe('ok')
    expect((await meterNow()).pauseReason).toBe('unheard')
    expect(await say(client, false)).toBe('ok')
    expect((await meterNow()).counting).toBe(true)
  }
  expect(await say(client, true)).toBe(4534)
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await say(client, true)).toBe(4025)
  const seats = await site.owner.selectFrom('call_seats').selectAll().where('consultation_id', '=', id).execute()
  expect(seats).toEqual([])
})
