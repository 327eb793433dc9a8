import type { Refusal } from '../../errors.ts'
import type { Guest } from './places.ts'
import { type Rank, TURNS } from './rank.ts'

/** One who waits to be let in. */
export interface Waiting {
  readonly rank: Rank
  /** Monotonic milliseconds. */
  readonly since: number
  enter(guest: Guest): void
  refuse(refusal: Refusal): void
}

/** Requests that wait, those of each turn in the order of their arrival. */
export class WaitingLine {
  private readonly turns: Waiting[][] = [[], [], []]

  get length(): number {
    return this.turns.reduce((sum, turn) => sum + turn.length, 0)
  }

  /** Those that are let in before one that comes now. */
  ahead(rank: Rank): Waiting[][] {
    return this.turns.slice(0, TURNS[rank] + 1)
  }

  join(one: Waiting): void {
    this.turns[TURNS[one.rank]]!.push(one)
  }

  leave(one: Waiting): void {
    const turn = this.turns[TURNS[one.rank]]!
    const place = turn.indexOf(one)
    if (place >= 0) turn.splice(place, 1)
  }

  /** The next to be let in: `takesNewest` says of the oldest of a turn whether the newest goes before. */
  take(takesNewest: (oldest: Waiting) => boolean): Waiting | undefined {
    const turn = this.turns.find(({ length }) => length > 0)
    return turn && (takesNewest(turn[0]!) ? turn.pop() : turn.shift())
  }

  /** Those who have waited since `before` or longer, who leave the line. */
  takeOld(before: number): Waiting[] {
    return this.turns.flatMap((turn) => {
      const young = turn.findIndex(({ since }) => since > before)
      return turn.splice(0, young < 0 ? turn.length : young)
    })
  }
}
