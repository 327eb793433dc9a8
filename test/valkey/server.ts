import { type AddressInfo, createServer, type Socket } from 'node:net'
import { type Answer, answerOf, Commands } from './words.ts'

export interface ValkeyServer {
  url: string
  /** Ends every connection; those that come back are let in. */
  cut(): void
  /** Stops answering on its port, or answers there again. */
  isAway: boolean
  close(): Promise<void>
}

const READ_MS = 100

/** What of Valkey passes messages between nodes: channels, and streams, whose entries are numbered from 1. */
export async function startValkeyServer(): Promise<ValkeyServer> {
  const sockets = new Set<Socket>()
  const channels = new Map<string, Set<Socket>>()
  const streams = new Map<string, Buffer[][]>()
  const entriesOf = (stream: string): Buffer[][] => {
    const known = streams.get(stream) ?? []
    streams.set(stream, known)
    return known
  }

  async function read(words: readonly Buffer[]): Promise<Answer> {
    const [stream = '', from = ''] = words
      .slice(words.findIndex((word) => /^streams$/i.test(`${word}`)) + 1)
      .map(String)
    const start = from === '$' ? entriesOf(stream).length : Number.parseInt(from, 10)
    const until = performance.now() + READ_MS
    while (performance.now() < until && entriesOf(stream).length === start) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const found = entriesOf(stream).slice(start)
    return found.length === 0 ? null : [[stream, found.map((entry, place) => [`${start + place + 1}-0`, entry])]]
  }

  function publish([, channel = Buffer.alloc(0), told = Buffer.alloc(0)]: readonly Buffer[]): number {
    const listening = channels.get(`${channel}`) ?? new Set()
    for (const socket of listening) socket.write(answerOf(['message', channel, told]))
    return listening.size
  }

  function subscribe(socket: Socket, names: readonly Buffer[]): void {
    for (const [place, name] of names.entries()) {
      const listening = channels.get(`${name}`) ?? new Set()
      channels.set(`${name}`, listening.add(socket))
      socket.once('close', () => listening.delete(socket))
      socket.write(answerOf(['subscribe', name, place + 1]))
    }
  }

  async function answer(socket: Socket, words: readonly Buffer[]): Promise<void> {
    const command = `${words[0]}`.toLowerCase()
    if (command === 'subscribe') return subscribe(socket, words.slice(1))
    const isListening = [...channels.values()].some((listening) => listening.has(socket))
    const known: Record<string, () => Answer | Promise<Answer>> = {
      info: () => 'redis_version:7.2.0\r\nloading:0\r\n',
      ping: () => (isListening ? ['pong', ''] : 'PONG'),
      publish: () => publish(words),
      xread: () => read(words),
      xadd: () => `${entriesOf(`${words[1]}`).push(words.slice(words.findIndex((word) => `${word}` === '*') + 1))}-0`,
    }
    const made = known[command]
    socket.write(made ? answerOf(await made()) : `-ERR unknown command '${command}'\r\n`)
  }

  const server = createServer((socket) => {
    if (valkey.isAway) return void socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    const commands = new Commands()
    let turn = Promise.resolve()
    socket.on('data', (part: Buffer) => {
      for (const words of commands.take(part)) turn = turn.then(() => answer(socket, words))
    })
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const valkey: ValkeyServer = {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isAway: false,
    cut,
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return valkey
}
