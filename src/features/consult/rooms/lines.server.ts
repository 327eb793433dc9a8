import { randomUUID } from 'node:crypto'
import { type Flow, flowAfter, type SoundReport } from './flow.ts'
import type { Beat } from './meter.server.ts'
import type { Side } from './rules.ts'

type Of = Pick<Beat, 'consultationId' | 'side'>

/** What keeps a side connected: a socket, or what stands for one within the program. */
export interface LineSource {
  conn: { on(event: 'packet', listener: () => void): unknown }
  once(event: 'disconnect', listener: () => void): unknown
}

interface Line extends Of {
  /** Unchanged while at least one connection remains, so that a second tab is not a new line. */
  id: string
  sockets: Set<LineSource>
  /** Monotonic time, in milliseconds. */
  since: number
  /** Monotonic time, in milliseconds, of the last sign of life; null once it was written. */
  heardAt: number | null
  /** The sound that this side of a call receives; null before the first report. */
  flow: Flow | null
}

/** This node's connections to rooms, with what was heard from them since the last beat. */
export class Lines {
  private readonly live = new Map<string, Line>()

  join(socket: LineSource, of: Of): void {
    const now = performance.now()
    const line = this.live.get(keyOf(of)) ?? newLine(of, now)
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
  leave(socket: LineSource, of: Of): void {
    this.live.get(keyOf(of))?.sockets.delete(socket)
  }

  /** A side of a call reports what it received; nothing for a side without a connection here. */
  sound(of: Of, report: SoundReport): void {
    const line = this.live.get(keyOf(of))
    if (line && line.sockets.size > 0) line.flow = flowAfter(line.flow, report, performance.now())
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
  keep({ consultationId, side, line: id, lineAgeMs, ageMs, sound }: Beat, takenAt: number): void {
    const of = { consultationId, side }
    const line = this.live.get(keyOf(of))
    const heardAt = takenAt - ageMs
    const kept = sound && { since: takenAt - sound.sinceAgeMs, until: takenAt - sound.ageMs }
    if (!line) {
      const flow = kept ? { ...kept, isFlowing: false, toldUntil: null, reportedAt: kept.until } : null
      this.live.set(keyOf(of), { ...newLine(of, takenAt - lineAgeMs), id, heardAt, flow })
    } else if (line.id === id) {
      line.heardAt ??= heardAt
      if (line.flow && line.flow.toldUntil === kept?.until) line.flow = { ...line.flow, toldUntil: null }
    }
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
        const sound = untold(line.flow)
        heard.push({
          consultationId,
          side,
          line: id,
          lineAgeMs: now - since,
          ageMs: now - heardAt,
          sound: sound && { sinceAgeMs: now - sound.since, ageMs: now - sound.until },
        })
        if (sound) line.flow = { ...sound, toldUntil: sound.until }
      }
      line.heardAt = null
      if (line.sockets.size === 0) this.live.delete(keyOf(line))
    }
    return heard
  }
}

const newLine = (of: Of, since: number): Line => ({
  ...of,
  id: '',
  sockets: new Set(),
  since,
  heardAt: null,
  flow: null,
})

/** Each arrival of sound is told once: told again, it would seem later than it was. */
const untold = (flow: Flow | null): Flow | null => (flow && flow.toldUntil !== flow.until ? flow : null)

const keyOf = ({ consultationId, side }: { consultationId: number; side: Side }): string => `${consultationId}:${side}`
