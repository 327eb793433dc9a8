import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io'

export interface Line {
  consultationId: number
  side: 'client' | 'psychic'
  /** Stays the same while one connection at least is there, so that a second tab is no new line. */
  id: string
  /** The database's instant at which it began. */
  since: Date
}

interface Live extends Line {
  sockets: Set<Socket>
  /** Monotonic milliseconds of the last thing heard; null when it was written already. */
  heardAt: number | null
}

/** The connections of this node to rooms: what they said since the last beat. */
export class Lines {
  private readonly live = new Map<string, Live>()

  join(socket: Socket, of: Omit<Line, 'id'>): void {
    const key = `${of.consultationId}:${of.side}`
    const line = this.live.get(key) ?? { ...of, id: randomUUID(), sockets: new Set<Socket>(), heardAt: null }
    if (line.sockets.size === 0) Object.assign(line, { id: randomUUID(), since: of.since })
    this.live.set(key, line)
    if (line.sockets.has(socket)) return
    line.sockets.add(socket)
    line.heardAt = performance.now()
    socket.conn.on('packet', () => {
      line.heardAt = performance.now()
    })
    socket.once('disconnect', () => line.sockets.delete(socket))
  }

  /** What was heard since the last call, with its age; lines without a connection are forgotten after it. */
  take(): (Line & { ageMs: number })[] {
    const now = performance.now()
    const heard: (Line & { ageMs: number })[] = []
    for (const [key, line] of this.live) {
      if (line.heardAt !== null) heard.push({ ...line, ageMs: now - line.heardAt })
      line.heardAt = null
      if (line.sockets.size === 0) this.live.delete(key)
    }
    return heard
  }

  rooms(): number[] {
    return [...new Set([...this.live.values()].map((line) => line.consultationId))]
  }
}
