import { randomInt } from 'node:crypto'
import { type AddressInfo, createServer, connect as reach, type Socket } from 'node:net'
import { databaseDoor } from '../database-door.ts'
import { kindOf, Messages, message, opening, openingSettings } from './messages.ts'

/** A pooler by transactions, as PgBouncer is: each of them may be served by another connection of the database. */
export interface Pooler {
  /** The same address, through the pooler. */
  through(url: string): string
  /** How many connections were opened to it. */
  opened(): number
  close(): Promise<void>
}

interface Rules {
  /** Settings of connections that are passed on; others are forgotten. */
  passes?: readonly string[]
  /** Whether it refuses a connection with settings that it does not pass on. */
  isStrict?: boolean
}

/** A connection to the database, and whom it serves now. */
interface Backend {
  socket: Socket
  serves: ((one: Buffer) => void) | null
}

/** A pooler before the socket of the embedded database, which asks for no password. */
export async function openPooler(databaseUrl: string, { passes = [], isStrict = false }: Rules = {}): Promise<Pooler> {
  const door = databaseDoor(databaseUrl)
  const idle = new Map<string, Backend[]>()
  const sockets = new Set<Socket>()
  const kept = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  }

  const idleOf = (settings: ReadonlyMap<string, string>): Backend[] => {
    const key = [...settings].flat().join('\0')
    const known = idle.get(key) ?? []
    idle.set(key, known)
    return known
  }

  /** A connection that nobody uses: the one that waits longest, so that a client seldom gets the same again. */
  async function take(settings: ReadonlyMap<string, string>): Promise<Backend> {
    const waiting = idleOf(settings).shift()
    if (waiting) return waiting
    const backend: Backend = { socket: kept(reach(door)), serves: null }
    const messages = new Messages()
    const ready = Promise.withResolvers<void>()
    backend.socket.on('data', (part: Buffer) => {
      for (const one of messages.take(part)) {
        if (backend.serves) backend.serves(one)
        else if (kindOf(one) === 'Z') ready.resolve()
      }
    })
    backend.socket.write(opening(settings))
    await ready.promise
    return backend
  }

  function serve(client: Socket, settings: ReadonlyMap<string, string>): void {
    const messages = new Messages()
    let backend: Backend | null = null
    let turn = Promise.resolve()
    let owed = 0
    const answer = (one: Buffer) => {
      client.write(one)
      if (kindOf(one) !== 'Z') return
      owed -= 1
      // 'I': no transaction is open.
      if (owed > 0 || one.toString('latin1', 5) !== 'I' || !backend) return
      backend.serves = null
      idleOf(settings).push(backend)
      backend = null
    }
    const pass = async (one: Buffer) => {
      if (kindOf(one) === 'X') return void client.end()
      backend ??= await take(settings)
      backend.serves = answer
      if ('QS'.includes(kindOf(one))) owed += 1
      backend.socket.write(one)
    }
    client.on('data', (part: Buffer) => {
      for (const one of messages.take(part)) turn = turn.then(() => pass(one))
    })
    // A made-up number of a process, as the database's own would lead to another client.
    const key = Buffer.alloc(8)
    key.writeUInt32BE(randomInt(2 ** 30, 2 ** 31))
    client.write(Buffer.concat([message('R', Buffer.alloc(4)), message('K', key), message('Z', Buffer.from('I'))]))
  }

  let opened = 0
  const server = createServer((client) => {
    opened += 1
    kept(client).once('data', (first: Buffer) => {
      const said = openingSettings(first)
      const known = new Map([...said].filter(([name]) => ['user', 'database', ...passes].includes(name)))
      const foreign = [...said.keys()].find((name) => !known.has(name) && name !== 'client_encoding')
      if (!isStrict || !foreign) return serve(client, known)
      const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${foreign}`, '', ''].join('\0')
      client.end(message('E', Buffer.from(fields)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    through: (url) => url.replace(/@\/(\w+)\?.*/, `@127.0.0.1:${port}/$1?sslmode=disable`),
    opened: () => opened,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
