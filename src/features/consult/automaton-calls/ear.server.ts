import { EventEmitter } from 'node:events'
import type { App } from '../../../app.ts'
import { writeBeats } from '../consultations/beats.server.ts'
import { Lines } from '../rooms/lines.server.ts'
import type { Heard } from './voice-end.ts'

/** What an automaton receives in a call, told to the meter as a page’s reports are. */
export class Ear {
  private readonly app: App
  private readonly of: { consultationId: number; side: 'psychic' }
  private readonly lines = new Lines()
  private readonly source = Object.assign(new EventEmitter(), { conn: new EventEmitter() })
  private last: Heard | null = null
  private listensSince = performance.now()
  /** When sound last arrived. */
  soundAt: number | null = null

  constructor(app: App, consultationId: number) {
    this.app = app
    this.of = { consultationId, side: 'psychic' }
    this.lines.join(this.source, this.of)
  }

  hear(heard: Heard): void {
    this.last = heard
    if (heard.packets > 0) this.soundAt = performance.now()
    this.source.conn.emit('packet')
    this.lines.sound(this.of, heard)
    writeBeats(this.app, this.lines, this.lines.takeOf(this.of)).catch((error) =>
      this.app.log.warn({ err: error }, 'a beat of an automaton'),
    )
  }

  /** Whether sound arrives now. */
  get hasSound(): boolean {
    return (this.last?.packets ?? 0) > 0
  }

  /** A line was said: the other side’s turn. */
  listen(): void {
    this.listensSince = performance.now()
    if (this.last) this.last = { ...this.last, spokenMs: 0 }
  }

  turn() {
    const { spokenMs, silentMs } = this.last ?? { spokenMs: 0, silentMs: 0 }
    return { listenedMs: performance.now() - this.listensSince, spokenMs, silentMs }
  }

  close(): void {
    this.source.emit('disconnect')
  }
}
