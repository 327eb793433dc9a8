import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Line } from './line.ts'
import type { Room } from './rooms-made.ts'

const CANDIDATES = 4
const PATIENCE_MS = 30_000
const SDP = ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 'm=audio 9 UDP/TLS/RTP/SAVPF 111', 'c=IN IP4 0.0.0.0', ''].join(
  '\r\n',
)
const CANDIDATE = 'candidate:1 1 udp 41885439 203.0.113.7 50001 typ relay raddr 0.0.0.0 rport 0 generation 0'

/**
 * Connects both sides of many calls at once: their sockets, their rooms, and what they signal.
 * @returns milliseconds until the last signal has arrived
 */
export async function signalCalls(address: string, calls: readonly Room[]): Promise<number> {
  const began = performance.now()
  const sides = await Promise.all(
    calls.flatMap(({ id, client, psychic }) => [
      open(address, client, id, 'offer'),
      open(address, psychic, id, 'answer'),
    ]),
  )
  await Promise.all(sides.map(signal))
  await Promise.race([Promise.all(sides.map(({ hasAll }) => hasAll)), tooLong()])
  const took = performance.now() - began
  for (const { line } of sides) line.close()
  return took
}

const tooLong = () =>
  wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('signals never arrived')
  })

interface CallSide {
  line: Line
  id: number
  kind: 'offer' | 'answer'
  hasAll: Promise<void>
}

async function open(address: string, cookie: string, id: number, kind: CallSide['kind']): Promise<CallSide> {
  const all = Promise.withResolvers<void>()
  let heard = 0
  const line = await Line.open(address, cookie, (event) => {
    if (event !== 'signal') return
    heard += 1
    if (heard === 1 + CANDIDATES) all.resolve()
  })
  await line.ask('join', { consultationId: id })
  await line.ask('call-take', { consultationId: id, device: randomUUID(), over: false })
  return { line, id, kind, hasAll: all.promise }
}

async function signal({ line, id: consultationId, kind }: CallSide): Promise<void> {
  const session = randomUUID()
  const signals = [
    { kind, session, sdp: SDP },
    ...Array.from({ length: CANDIDATES }, () => ({
      kind: 'candidate',
      session,
      candidate: CANDIDATE,
      mid: '0',
      line: 0,
    })),
  ]
  await Promise.all(signals.map((signal) => line.ask('signal', { consultationId, signal })))
}
