import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** So many connections, each of which asks again once it was answered. */
export interface Load {
  url: string
  headers: Readonly<Record<string, string>>
  connections: number
  seconds: number
}

export interface Loaded {
  perSecond: number
  /** The share of one core that the client took. */
  busy: number
}

const HEAD_END = '\r\n\r\n'
const LENGTH = '\r\ncontent-length: '
const CHUNKED = '\r\ntransfer-encoding: chunked'
const LAST_CHUNK = '0\r\n\r\n'
const LAST_BYTES = Buffer.from(LAST_CHUNK)

// Runs in its own process. It writes the same bytes again and again, and looks in answers for their length alone.
process.on('message', async (load: Load) => {
  try {
    process.send!(await run(load))
  } catch (error) {
    process.send!({ failure: String(error) })
  }
})

async function run({ url, headers, connections, seconds }: Load): Promise<Loaded> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}`)
  const counted = { answers: 0, failure: null as string | null }
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => open(hostname, Number(port), question, counted)),
  )
  const cpu = process.cpuUsage()
  const started = performance.now()
  for (const socket of sockets) socket.write(question)
  await wait(seconds * 1000)
  const elapsed = performance.now() - started
  const { user, system } = process.cpuUsage(cpu)
  const { answers, failure } = counted
  for (const socket of sockets) socket.destroy()
  if (failure !== null) throw new Error(`${url}: ${failure}`)
  return { perSecond: (answers * 1000) / elapsed, busy: (user + system) / 1000 / elapsed }
}

function open(
  host: string,
  port: number,
  question: Buffer,
  counted: { answers: number; failure: string | null },
): Promise<Socket> {
  let head: Buffer = Buffer.alloc(0)
  let missing = 0
  let isChunked = false
  const isWhole = (chunk: Buffer): boolean =>
    isChunked ? chunk.subarray(-LAST_CHUNK.length).equals(LAST_BYTES) : missing <= 0
  const take = (chunk: Buffer): void => {
    if (missing > 0) {
      missing -= chunk.length
    } else if (!isChunked) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end).toLowerCase()
      const at = text.indexOf(LENGTH)
      isChunked = text.includes(CHUNKED)
      if (!text.startsWith('http/1.1 200') || (at < 0 && !isChunked)) {
        counted.failure ??= `not a page: ${text.slice(0, 200)}`
        return
      }
      if (!isChunked)
        missing = end + HEAD_END.length + Number.parseInt(text.slice(at + LENGTH.length), 10) - head.length
      head = Buffer.alloc(0)
    }
    if (!isWhole(chunk)) return
    isChunked = false
    counted.answers += 1
    socket.write(question)
  }
  const socket = connect(port, host)
  socket.setNoDelay(true)
  socket.on('data', take)
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('connect', () => resolve(socket.on('error', (error) => (counted.failure ??= String(error)))))
  })
}
