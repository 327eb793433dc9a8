import { createServer, type Socket } from 'node:net'

type Manner = 'hang' | 'reset' | 'nonsense' | { answer: string; afterMs?: number }

export interface Provider {
  address: string
  /** Sets how it treats the next callers; the last behaviour stays. */
  behave(...manners: Manner[]): void
  /** Monotonic milliseconds at which it was called. */
  calls: number[]
  /** Unanswered calls that their caller has not closed. */
  hanging(): number
  close(): Promise<void>
}

/** A provider's server with every possible fault: a plain TCP server that speaks HTTP only if asked to. */
export async function startProvider(): Promise<Provider> {
  const sockets = new Set<Socket>()
  const asking = new Set<Socket>()
  const calls: number[] = []
  let manners: Manner[] = ['hang']
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      asking.delete(socket)
    })
    socket.once('data', () => {
      // Keep reading, or the caller's disconnection would not be noticed.
      socket.resume()
      asking.add(socket)
      calls.push(performance.now())
      const manner = manners.length > 1 ? manners.shift()! : manners[0]!
      if (manner === 'reset') socket.resetAndDestroy()
      else if (manner === 'nonsense') socket.end('\u0000\u0001 what?\r\n\r\n')
      else if (manner !== 'hang') {
        const head = `HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(manner.answer)}\r\nconnection: close\r\n\r\n`
        setTimeout(() => socket.end(head + manner.answer), manner.afterMs ?? 0)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${port}`,
    behave(...next) {
      manners = next
    },
    calls,
    hanging: () => asking.size,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
