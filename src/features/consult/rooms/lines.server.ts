import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io'
import type { Beat } from './meter.server.ts'
import type { Side } from './rules.ts'

type Of = Pick<Beat, 'consultationId' | 'side'>

interface Line extends Of {
  /** Stays the same while one connection at least is there, so that a second tab is no new line. */
  id: string
  sockets: Set<Socket>
  /** Monotonic milliseconds. */
  since: number
  /** Monotonic milliseconds of the last thing heard; null when it was written already. */
  heardAt: number | null
}

/** The connections of this node to rooms: what they said since the last beat. */
export class Lines {
  private readonly live = new Map<string, Line>()

  join(socket: Socket, of: Of): void {
    const now = performance.now()
    const line = this.live.get(keyOf(of)) ?? { ...of, id: '', sockets: new Set<Socket>(), since: now, heardAt: null }
    if (line.sockets.size === 0) Object.assign(line, { id: randomUUID(), since: now })
    this.live.set(keyOf(of), line)
    if (line.sockets.has(socket)) return
    line.sockets.add(socket)
    line.heardAt = now
    socket.conn.on('packet', () => {
      if (line.sockets.has(socket)) line.heardAt = performance.now()
    })
    socket.once('disconnect', () => line.sockets.delete(socket))
  }

  /** The connection stays, and is in the room no more: what it brings from now on says nothing there. */
  leave(socket: Socket, of: Of): void {
    this.live.get(keyOf(of))?.sockets.delete(socket)
  }

  /** What one side said since the last beat; none where nothing new was heard. */
  takeOf(of: Of): Beat[] {
    const line = this.live.get(keyOf(of))
    return line ? this.takeFrom([line]) : []
  }

  /** What was heard since the last call, with its age; lines without a connection are forgotten after it. */
  take(): Beat[] {
    return this.takeFrom(this.live.values())
  }

  /** Tells again, at the next beat, of what could not be written. */
  keep({ consultationId, side, line: id, lineAgeMs, ageMs }: Beat, takenAt: number): void {
    const of = { consultationId, side }
    const line = this.live.get(keyOf(of))
    const heardAt = takenAt - ageMs
    if (!line) this.live.set(keyOf(of), { ...of, id, sockets: new Set(), since: takenAt - lineAgeMs, heardAt })
    else if (line.id === id) line.heardAt ??= heardAt
  }

  rooms(): number[] {
    return [...new Set([...this.live.values()].map((line) => line.consultationId))]
  }

  private takeFrom(lines: Iterable<Line>): Beat[] {
    const now = performance.now()
    const heard: Beat[] = []
    for (const line of lines) {
      const { consultationId, side, id, since, heardAt } = line
      if (heardAt !== null) {
        heard.push({ consultationId, side, line: id, lineAgeMs: now - since, ageMs: now - heardAt })
      }
      line.heardAt = null
      if (line.sockets.size === 0) this.live.delete(keyOf(line))
    }
    return heard
  }
}

const keyOf = ({ consultationId, side }: { consultationId: number; side: Side }): string => `${consultationId}:${side}`
