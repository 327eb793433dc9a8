import { randomUUID } from 'node:crypto'
import { Line } from './line.ts'
import type { Room } from './rooms-made.ts'

const CANDIDATES = 4
const SDP = ['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 'm=audio 9 UDP/TLS/RTP/SAVPF 111', 'c=IN IP4 0.0.0.0', ''].join(
  '\r\n',
)
const CANDIDATE = 'candidate:1 1 udp 41885439 203.0.113.7 50001 typ relay raddr 0.0.0.0 rport 0 generation 0'

/** Connects both sides of many calls at once, in what they signal. @returns milliseconds until all has arrived */
export async function signalCalls(address: string, calls: readonly Room[]): Promise<number> {
  const lines: Line[] = []
  const pairs = await Promise.all(
    calls.map(async ({ id, client, psychic }) => {
      const heard = { client: 0, psychic: 0 }
      const open = async (side: keyof typeof heard, cookie: string) => {
        const line = await Line.open(address, cookie, (event) => {
          if (event === 'signal') heard[side] += 1
        })
        lines.push(line)
        await line.ask('join', { consultationId: id })
        return line
      }
      return { id, heard, client: await open('client', client), psychic: await open('psychic', psychic) }
    }),
  )
  const started = performance.now()
  await Promise.all(
    pairs.flatMap(({ id, client, psychic }) => [connect(client, id, 'offer'), connect(psychic, id, 'answer')]),
  )
  const took = performance.now() - started
  // Each side hears its own signals and the other's.
  const all = 2 * (1 + CANDIDATES)
  const missing = pairs.filter(({ heard }) => heard.client < all || heard.psychic < all)
  for (const line of lines) line.close()
  if (missing.length > 0) throw new Error(`signals of ${missing.length} calls never arrived`)
  return took
}

async function connect(line: Line, consultationId: number, kind: 'offer' | 'answer'): Promise<void> {
  await line.ask('call-take', { consultationId, device: randomUUID(), over: false })
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
