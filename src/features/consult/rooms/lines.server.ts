import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io'
import type { Beat } from './meter.server.ts'
import type { Side } from './rules.ts'

type Of = Pick<Beat, 'consultationId' | 'side'>

interface Line extends Of {
  /** Unchanged while at least one connection remains, so that a second tab is not a new line. */
  id: string
  sockets: Set<Socket>
  /** Monotonic time, in milliseconds. */
  since: number
  /** Monotonic time, in milliseconds, of the last sign of life; null once it was written. */
  heardAt: number | null
}

/** This node's connections to rooms, with what was heard from them since the last beat. */
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

  /** Takes the connection out of the room without closing it: it no longer counts as presence there. */
  leave(socket: Socket, of: Of): void {
    this.live.get(keyOf(of))?.sockets.delete(socket)
  }

  /** What was heard from one side since the last beat; empty if nothing was. */
  takeOf(of: Of): Beat[] {
    const line = this.live.get(keyOf(of))
    return line ? this.takeFrom([line]) : []
  }

  /** What was heard since the last call, with its age; afterwards, lines without a connection are dropped. */
  take(): Beat[] {
    return this.takeFrom(this.live.values())
  }

  /** Puts back a beat that could not be written, for the next one. */
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
