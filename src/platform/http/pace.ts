import type { Rank } from './rank.ts'
import type { Waiting } from './waiting-line.ts'

/**
 * Requests that run together also leave together: most of the times between departures are none, and one is long. The
 * mean of as many as several such groups have is steady; a moving average would be read where it is lowest, since
 * whoever comes next comes after a whole group.
 */
const READINGS = 32
/** A guess weighs as much as so many readings. */
const GUESSES = 4

/** The last times between departures. */
class Readings {
  private readonly ms: number[]
  private sum: number

  constructor(guess: number) {
    this.ms = Array.from({ length: GUESSES }, () => guess)
    this.sum = guess * GUESSES
  }

  get mean(): number {
    return this.sum / this.ms.length
  }

  add(ms: number): void {
    this.ms.push(ms)
    this.sum += ms
    if (this.ms.length > READINGS) this.sum -= this.ms.shift() ?? 0
  }
}

/** The time that each request takes of the node under load, measured between departures while others wait. */
export class Pace {
  private readonly each: Record<Rank, Readings> = {
    first: new Readings(5),
    call: new Readings(5),
    page: new Readings(10),
    kept: new Readings(10),
  }
  private lastLeft: number | null = null

  left(rank: Rank, now: number, isAwaited: boolean): void {
    if (isAwaited && this.lastLeft !== null) this.each[rank].add(now - this.lastLeft)
    this.lastLeft = isAwaited ? now : null
  }

  /** Expected milliseconds until a request of this rank is admitted after all of them. */
  timeFor(turns: readonly (readonly Waiting[])[], own: Rank): number {
    let time = this.each[own].mean
    for (const turn of turns) for (const { rank } of turn) time += this.each[rank].mean
    return time
  }
}
