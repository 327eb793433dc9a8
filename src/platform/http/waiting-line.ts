import type { Refusal } from '../../errors.ts'
import { itemAt } from '../needed/needed.ts'
import type { Guest } from './places.ts'
import { type Rank, TURNS } from './rank.ts'

/** A request that waits for admission. */
export interface Waiting {
  readonly rank: Rank
  /** Monotonic milliseconds. */
  readonly since: number
  enter(guest: Guest): void
  refuse(refusal: Refusal): void
}

/**
 * Of so many places one goes to the second turn and one to the last, so that a rush in the first doesn't block them.
 */
const ROUND = 8

/** The waiting requests, for each turn in the order of their arrival. */
export class WaitingLine {
  private readonly turns: readonly [Waiting[], Waiting[], Waiting[]] = [[], [], []]
  private taken = 0

  get length(): number {
    return this.turns.reduce((sum, turn) => sum + turn.length, 0)
  }

  /** The requests that would be admitted before a new one of this rank, its own turn last. */
  ahead(rank: Rank): Waiting[][] {
    const own = this.turns[TURNS[rank]]
    const before = this.turns.slice(0, TURNS[rank])
    return [...before.map((turn) => turn.slice(0, (own.length + 1) * ROUND)), own]
  }

  join(one: Waiting): void {
    this.turns[TURNS[one.rank]].push(one)
  }

  leave(one: Waiting): void {
    const turn = this.turns[TURNS[one.rank]]
    const place = turn.indexOf(one)
    if (place >= 0) turn.splice(place, 1)
  }

  /** The next to be admitted: `takesNewest`, given the oldest of a turn, decides whether the newest goes first. */
  take(takesNewest: (oldest: Waiting) => boolean): Waiting | undefined {
    if (this.length === 0) return undefined
    this.taken += 1
    const turn = this.turnOf(this.taken % ROUND)
    return takesNewest(itemAt(turn, 0)) ? turn.pop() : turn.shift()
  }

  private turnOf(place: number): Waiting[] {
    const own = this.turns[place === ROUND / 2 ? 1 : place === 0 ? 2 : 0]
    return own.length > 0 ? own : (this.turns.find(({ length }) => length > 0) ?? own)
  }

  /** Removes and returns those waiting since `before` or longer. */
  takeOld(before: number): Waiting[] {
    return this.turns.flatMap((turn) => {
      const young = turn.findIndex(({ since }) => since > before)
      return turn.splice(0, young < 0 ? turn.length : young)
    })
  }
}
