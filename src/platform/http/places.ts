import type { Rank } from './rank.ts'

/** With fewer the thread would rest while the database works. */
export const LEAST = 2
/** Let in at once by a node that nobody waits for. */
export const CALM = 8
/** More would wait for the database's connections. */
export const MOST = 64
/** The share of time without rest that makes a thread restless, and the one below which it rests. */
const RESTLESS = 0.95
const RESTED = 0.65
/** How many times as long as on a calm node work may take, and below which there is room for more. */
const STRAINED = 2
const EASY = 1.5
/** How much a new reading of a calm node counts. */
const SHARE = 0.05
const CALM_AFTER_MS = 1000

/** One who was let in. */
export interface Guest {
  readonly rank: Rank
  /** Monotonic milliseconds; later by what was spent waiting for somebody else. */
  since: number
  readonly isCalm: boolean
}

/**
 * How many requests are under way at once. They are too many when the thread has no rest, or when work takes twice as long as
 * on a calm node, whatever it waits for. More are let in only while some wait and neither is so.
 */
export class Places {
  underWay = 0
  limit = CALM
  private readonly calm: Partial<Record<Rank, number>> = {}
  private taken = { ms: 0, calmMs: 0 }
  private lastAwaited = Number.NEGATIVE_INFINITY

  get isFree(): boolean {
    return this.underWay < this.limit
  }

  take(rank: Rank, now: number): Guest {
    this.underWay += 1
    return { rank, since: now, isCalm: this.underWay <= LEAST }
  }

  leave({ rank, since, isCalm }: Guest, now: number): void {
    const ms = now - since
    const calm = this.calm[rank] ?? ms
    this.calm[rank] = isCalm && this.underWay <= LEAST ? calm + (ms - calm) * SHARE : calm
    this.taken.ms += ms
    this.taken.calmMs += calm
    this.underWay -= 1
  }

  /** After a while in which the thread was busy for that share of it. */
  look(now: number, busyShare: number, isAwaited: boolean): void {
    const strain = this.taken.calmMs > 0 ? this.taken.ms / this.taken.calmMs : 1
    this.taken = { ms: 0, calmMs: 0 }
    if (isAwaited) this.lastAwaited = now
    if (busyShare >= RESTLESS || strain > STRAINED) this.limit = Math.max(LEAST, this.limit >> 1)
    else if (isAwaited && busyShare < RESTED && strain < EASY)
      this.limit = Math.min(MOST, this.limit + (this.limit >> 1))
    else if (now - this.lastAwaited >= CALM_AFTER_MS) this.limit = CALM
  }
}
