import { connect, createServer, type Socket } from 'node:net'

export interface Cable {
  /** Cuts every connection and accepts no new ones. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** A plain TCP relay that a test can cut, to simulate a weak connection. */
export async function openCable(of: { from: string; port: number; to: number }): Promise<Cable> {
  const sockets = new Set<Socket>()
  let broken = false
  const relay = createServer((near) => {
    if (broken) return near.destroy()
    const far = connect(of.to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve, reject) => {
    relay.once('error', reject)
    relay.listen(of.port, of.from, resolve)
  })
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    cut() {
      broken = true
      drop()
    },
    mend() {
      broken = false
    },
    close() {
      drop()
      return new Promise((resolve) => relay.close(() => resolve()))
    },
  }
}
