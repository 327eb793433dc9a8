/** What is asked: money and open consultations come first, then calls, then pages. */
export type Rank = 'first' | 'call' | 'page'

/** How many of each may be under way at once on one node: more would wait, and waiting helps nobody. */
const LIMITS: Readonly<Record<Rank, number>> = { first: 256, call: 64, page: 32 }

const first = /^\/(api\/(consultations|wallet|workspace)|consultations\/|wallet|espace-voyant)/

export const rankOf = (path: string): Rank => (first.test(path) ? 'first' : path.startsWith('/api/') ? 'call' : 'page')

/** Counts what is under way, and refuses what is too much at the door. */
export class Admission {
  readonly underWay: Record<Rank, number> = { first: 0, call: 0, page: 0 }
  refused = 0

  /** Whether one more may come in; `leave` must follow. */
  enter(rank: Rank): boolean {
    if (this.underWay[rank] >= LIMITS[rank]) {
      this.refused += 1
      return false
    }
    this.underWay[rank] += 1
    return true
  }

  leave(rank: Rank): void {
    this.underWay[rank] -= 1
  }
}
