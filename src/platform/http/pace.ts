import type { Rank } from './rank.ts'
import type { Waiting } from './waiting-line.ts'

/** The weight of a new reading. */
const SHARE = 0.1

/** The average time per request under load, measured between departures while others wait. */
export class Pace {
  private readonly each: Record<Rank, number> = { first: 5, call: 5, page: 10, kept: 10 }
  private lastLeft: number | null = null

  left(rank: Rank, now: number, isAwaited: boolean): void {
    if (isAwaited && this.lastLeft !== null) this.each[rank] += (now - this.lastLeft - this.each[rank]) * SHARE
    this.lastLeft = isAwaited ? now : null
  }

  /** Expected milliseconds until all of them are admitted. */
  timeFor(turns: readonly (readonly Waiting[])[]): number {
    let time = 0
    for (const turn of turns) for (const { rank } of turn) time += this.each[rank]
    return time
  }
}
