import type { Server } from 'node:http'
import { createServer, type Server as Door } from 'node:net'

/** Both loopback addresses: browsers take the name for the one or the other. */
const LOCALHOST = 'localhost'

/** Listens; the answer is what listens beside the server itself, and hands it what comes. */
export async function bind(http: Server, port: number, host: string): Promise<readonly Door[]> {
  if (host !== LOCALHOST) {
    await listenOn(http, port, host)
    return []
  }
  await listenOn(http, port, '127.0.0.1')
  const door = createServer((socket) => http.emit('connection', socket))
  try {
    await listenOn(door, (http.address() as { port: number }).port, '::1')
    return [door]
  } catch (error) {
    // A machine without IPv6 has one of them.
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

const listenOn = (server: Door, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
