import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, connect as reach, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A pooler before a database: it answers with numbers of processes that are its own, and none of the database's. */
export interface Pooler {
  /** The database's address, through it. */
  url: string
  /** How many connections were opened to it. */
  opened(): number
  close(): Promise<void>
}

const KEY_DATA = 'K'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)
/** No process of a system has so high a number. */
const FIRST_NUMBER = 2 ** 30

/** Passes everything on to the socket of a database, but for the number of the process. */
export async function openPooler(databaseUrl: string): Promise<Pooler> {
  const { searchParams } = new URL(databaseUrl.replace('@/', '@localhost/'))
  const name = `.s.PGSQL.${searchParams.get('port')}`
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'))
  const sockets = new Set<Socket>()
  let opened = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    opened += 1
    const rename = renaming(FIRST_NUMBER + opened)
    const database = keep(reach(`${searchParams.get('host')}/${name}`))
    keep(client).on('data', (bytes) => database.write(bytes))
    client.on('close', () => database.end())
    database.on('data', (bytes: Buffer) => client.write(rename(bytes))).on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(join(folder, name), resolve))
  return {
    url: databaseUrl.replace(/host=[^&]+/, `host=${folder}`),
    opened: () => opened,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await rm(folder, { recursive: true })
    },
  }
}

/** Puts this number into what a server says when it opens, and leaves everything after as it is. */
function renaming(number: number): (bytes: Buffer) => Buffer {
  let held = Buffer.alloc(0)
  let isOpen = false
  return (bytes) => {
    if (isOpen) return bytes
    held = Buffer.concat([held, bytes])
    for (let at = 0; at + 5 <= held.length; at += 1 + held.readUInt32BE(at + 1)) {
      if (held[at] === KEY_DATA && at + 9 <= held.length) held.writeUInt32BE(number, at + 5)
      if (held[at] === READY) isOpen = true
    }
    // Its opening words come together; what came of them waits for the last.
    const whole = held
    if (isOpen) held = Buffer.alloc(0)
    return isOpen ? whole : Buffer.alloc(0)
  }
}
