import type { Server } from 'node:http'
import { createServer, type Server as Door } from 'node:net'

/** Browsers resolve the name to either loopback address. */
const LOCALHOST = 'localhost'

/** Listens; returns the additional listeners, which pass their connections to the server. */
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
    // A machine without IPv6 has only one of them.
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
