import type { Rank } from './rank.ts'
import type { Waiting } from './waiting-line.ts'

/** How much a new reading counts. */
const SHARE = 0.1

/** How long one takes of the node while others wait, from the time that passes between one who leaves and the next. */
export class Pace {
  private readonly each: Record<Rank, number> = { first: 5, call: 5, page: 10, kept: 10 }
  private lastLeft: number | null = null

  left(rank: Rank, now: number, isAwaited: boolean): void {
    if (isAwaited && this.lastLeft !== null) this.each[rank] += (now - this.lastLeft - this.each[rank]) * SHARE
    this.lastLeft = isAwaited ? now : null
  }

  /** Milliseconds until all of them are let in. */
  timeFor(turns: readonly (readonly Waiting[])[]): number {
    let time = 0
    for (const turn of turns) for (const { rank } of turn) time += this.each[rank]
    return time
  }
}
