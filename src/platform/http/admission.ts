import { performance } from 'node:perf_hooks'
import { Refusal } from '../../errors.ts'

/**
 * What is asked: money and open consultations come first, then calls, then pages. Of a page that is kept only the making
 * is work, and it serves everyone who waits for it.
 */
export type Rank = 'first' | 'call' | 'page' | 'kept'

type Limits = Readonly<Record<Rank, number>>

/** How many of each may be under way at once on one node: a burst is let in. */
const BURST: Limits = { first: 256, call: 64, page: 8, kept: 8 }
/** How many while the node's one thread has no rest: more would make everyone wait and serve nobody sooner. */
const BUSY: Limits = { first: 64, call: 8, page: 1, kept: 1 }
/** From few to many, as long as some are refused although the node rests; a flood must not be let in at once. */
const STEPS = 7
/** The share of time without rest that makes a node busy, the one below which it rests, and over how long they are taken. */
const RESTLESS = 0.95
const RESTED = 0.65
const LOOKED_AT_EVERY_MS = 100

const first = /^\/(api\/(consultations|wallet|workspace)|consultations\/|wallet|espace-voyant)/

export const rankOf = (path: string): Exclude<Rank, 'kept'> =>
  first.test(path) ? 'first' : path.startsWith('/api/') ? 'call' : 'page'

type Load = () => { now: number; busyMs: number }

/** The thread's own account, both in monotonic milliseconds. */
const ownLoad: Load = () => ({ now: performance.now(), busyMs: performance.eventLoopUtilization().active })

/** Counts what is under way, and refuses what is too much at the door. */
export class Admission {
  readonly underWay: Record<Rank, number> = { first: 0, call: 0, page: 0, kept: 0 }
  refused = 0
  private step = STEPS
  private readonly load: Load
  private seen: ReturnType<Load> & { refused: number }

  constructor(load: Load = ownLoad) {
    this.load = load
    this.seen = { ...load(), refused: 0 }
  }

  /** Whether one more may come in; a no is counted. */
  admits(rank: Rank): boolean {
    this.look()
    const isAdmitted = this.underWay[rank] < this.limit(rank)
    if (!isAdmitted) this.refused += 1
    return isAdmitted
  }

  /** @throws {Refusal} overloaded, when as many of its rank are under way as may be */
  async within<T>(rank: Rank, work: () => Promise<T>): Promise<T> {
    if (!this.admits(rank)) throw new Refusal('overloaded')
    this.underWay[rank] += 1
    try {
      return await work()
    } finally {
      this.underWay[rank] -= 1
    }
  }

  private limit(rank: Rank): number {
    return BUSY[rank] + Math.round(((BURST[rank] - BUSY[rank]) * this.step) / STEPS)
  }

  private look(): void {
    const now = this.load()
    const elapsed = now.now - this.seen.now
    if (elapsed < LOOKED_AT_EVERY_MS) return
    const share = (now.busyMs - this.seen.busyMs) / elapsed
    if (share >= RESTLESS) this.step = 0
    else if (share < RESTED) this.step = this.refused === this.seen.refused ? STEPS : Math.min(STEPS, this.step + 1)
    this.seen = { ...now, refused: this.refused }
  }
}
