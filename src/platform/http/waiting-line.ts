import type { Refusal } from '../../errors.ts'
import { itemAt } from '../needed/needed.ts'
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

/** Of so many places one goes to the second turn and one to the last, so that a crowd before them doesn't shut them out. */
const ROUND = 8

/** Requests that wait, those of each turn in the order of their arrival. */
export class WaitingLine {
  private readonly turns: readonly [Waiting[], Waiting[], Waiting[]] = [[], [], []]
  private taken = 0

  get length(): number {
    return this.turns.reduce((sum, turn) => sum + turn.length, 0)
  }

  /** Those that are let in before one that comes now, its own turn last. */
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

  /** The next to be let in: `takesNewest` says of the oldest of a turn whether the newest goes before. */
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

  /** Those who have waited since `before` or longer, who leave the line. */
  takeOld(before: number): Waiting[] {
    return this.turns.flatMap((turn) => {
      const young = turn.findIndex(({ since }) => since > before)
      return turn.splice(0, young < 0 ? turn.length : young)
    })
  }
}
