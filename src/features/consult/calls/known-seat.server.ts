import type { Visit } from '../../../app.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import type { Side } from '../rooms/rules.ts'
import { hasSeat } from './queries.server.ts'

/** The time in which two pages connect; between nodes, the longest that a lost event goes unnoticed. */
const KNOWN_MS = 10_000

export interface Seat {
  id: number
  side: Side
  device: string
}

/**
 * An end of a call that one page has taken. Whether it still has it is asked of the database once, and then known for a
 * while, until another page takes it or the consultation changes.
 */
export class KnownSeat {
  readonly of: Seat
  private readonly visit: Visit
  private readonly psychicId: number
  private known: Promise<boolean> | null = null
  private stops: (() => void)[] = []

  constructor(visit: Visit, { id, psychicId }: Consultation, by: Pick<Seat, 'side' | 'device'>) {
    this.visit = visit
    this.psychicId = psychicId
    this.of = { id, ...by }
  }

  isHeld(): Promise<boolean> {
    this.known ??= this.ask()
    return this.known
  }

  /** Asks the database again the next time. */
  forget(): void {
    this.known = null
    for (const stop of this.stops.splice(0)) stop()
  }

  private async ask(): Promise<boolean> {
    this.listen()
    const isHeld = await hasSeat(this.visit.db, this.of).catch((error) => {
      this.forget()
      throw error
    })
    if (!isHeld) this.forget()
    return isHeld
  }

  /** From before the question on, so that no change falls between. */
  private listen(): void {
    const { realtime } = this.visit.app
    const { id, side } = this.of
    const timer = setTimeout(() => this.forget(), KNOWN_MS)
    this.stops = [
      () => clearTimeout(timer),
      realtime.hear(`consultation:${id}`, (event, said) => {
        if (event === 'call-taken' && (said as { side: Side }).side === side) this.forget()
      }),
      realtime.hear(`psychic:${this.psychicId}`, (event, said) => {
        if (event === 'consultation' && (said as { id: number }).id === id) this.forget()
      }),
    ]
  }
}
