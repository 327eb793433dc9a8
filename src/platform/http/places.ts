import type { Rank } from './rank.ts'

/** With fewer, the thread would idle while the database works. */
export const LEAST = 2
/** Concurrency of a node without a queue. */
export const CALM = 8
/** More would wait for the database's connections. */
export const MOST = 64
/** Shares of busy time: above the first the thread is saturated, below the second it has room. */
const RESTLESS = 0.95
const RESTED = 0.65
/** Durations relative to a calm node: above the first the node is strained, below the second there is room for more. */
const STRAINED = 2
const EASY = 1.5
/** The weight of a new reading on a calm node. */
const SHARE = 0.05
const CALM_AFTER_MS = 1000

/** An admitted request. */
export interface Guest {
  readonly rank: Rank
  /** Monotonic milliseconds, plus the time spent waiting for outside services. */
  since: number
  readonly isCalm: boolean
}

/**
 * How many requests may run at once. The limit falls when the thread is saturated, or when work takes twice as long as
 * on a calm node, whatever it waits for. It rises only while requests wait and neither is the case.
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

  /** Adjusts the limit, given the thread's share of busy time since the last call. */
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
