import { setImmediate as settled } from 'node:timers/promises'
import type { Refusal } from '../src/errors.ts'
import { Admission } from '../src/platform/http/admission.ts'
import type { Rank } from '../src/platform/http/rank.ts'

/** A request for admission. */
export interface Asked {
  rank: Rank
  state: 'waiting' | 'inside' | 'left' | 'refused'
  waitedMs: number
  askedAt: number
  endedAt: number
  refusal?: Refusal
  /** Ends its work. */
  leave(): void
  /** Closes its connection. */
  hangUp(): void
}

/** An admission queue with a simulated thread and clock, set by the test. */
export function openDoor() {
  const load = { now: 0, busyMs: 0 }
  const admission = new Admission(() => ({ ...load }))
  const ask = (rank: Rank, work?: () => Promise<void>): Asked => {
    const over = Promise.withResolvers<void>()
    const connection = new AbortController()
    const one: Asked = {
      rank,
      state: 'waiting',
      waitedMs: 0,
      askedAt: load.now,
      endedAt: 0,
      leave: over.resolve,
      hangUp: () => connection.abort(),
    }
    const inside = async (waitedMs: number) => {
      Object.assign(one, { state: 'inside', waitedMs })
      await (work?.() ?? over.promise)
    }
    admission
      .within(rank, inside, () => connection.signal)
      .then(
        () => Object.assign(one, { state: 'left', endedAt: load.now }),
        (refusal: Refusal) => Object.assign(one, { state: 'refused', refusal, endedAt: load.now }),
      )
    return one
  }
  return {
    admission,
    ask,
    asked: (count: number, rank: Rank) => Array.from({ length: count }, () => ask(rank)),
    /** Advances time, with the thread busy for that share of it. */
    async pass(ms: number, share = 0) {
      load.now += ms
      load.busyMs += ms * share
      admission.look()
      await settled()
    },
    settled,
  }
}

export const statesOf = (asked: readonly Asked[]) => asked.map(({ state }) => state)
export const count = (asked: readonly Asked[], state: Asked['state']) =>
  asked.filter((one) => one.state === state).length
