import { performance } from 'node:perf_hooks'
import { Refusal } from '../../errors.ts'
import { lastOf } from '../needed/needed.ts'
import { Pace } from './pace.ts'
import { type Guest, Places } from './places.ts'
import { type Rank, TURNS, type Turn } from './rank.ts'
import { Seat, seated } from './seat.ts'
import { type Waiting, WaitingLine } from './waiting-line.ts'

/** The longest wait of a request. */
export const WAIT_MS = 2000
/**
 * Requests that would wait so long or longer are refused at once; earlier than that during overload, so that the queue
 * gets short again.
 */
export const EXPECTED_MS = 1920
export const EXPECTED_IN_CROWD_MS = 1000
/** How long after a refusal the node counts as overloaded. */
export const CROWD_MS = 1000
/** During overload the newest requests go first, but none is overtaken for longer than this. */
export const PASSED_OVER_MS = 250
/** The most requests of one turn that may wait. */
export const LINE_LENGTH = 512
const LOOK_EVERY_MS = 100

type Load = () => { now: number; busyMs: number }

/** The thread's own measurements, both in milliseconds. */
const ownLoad: Load = () => ({ now: performance.now(), busyMs: performance.eventLoopUtilization().active })

/**
 * Admits as many requests as the node can serve. The others wait; a request that would wait too long is refused at
 * once.
 */
export class Admission {
  refused = 0
  /** Called for every admitted request. */
  onEntry: (rank: Rank, waitedMs: number) => void = () => {}
  readonly places = new Places()
  readonly line = new WaitingLine()
  private readonly pace = new Pace()
  private readonly refusedAt: Record<Turn, number> = {
    0: Number.NEGATIVE_INFINITY,
    1: Number.NEGATIVE_INFINITY,
    2: Number.NEGATIVE_INFINITY,
  }
  private readonly load: Load
  private seen: ReturnType<Load>
  private isAwaited = false
  private timer: NodeJS.Timeout | undefined

  constructor(load: Load = ownLoad) {
    this.load = load
    this.seen = load()
  }

  /** The refusal, which is counted, of a request that would wait too long; null for any other. */
  turnAway(rank: Rank): Refusal | null {
    this.look()
    if (this.line.length === 0) return null
    const ahead = this.line.ahead(rank)
    const expected = this.pace.timeFor(ahead, rank)
    const most = this.isCrowd(rank, this.load().now) ? EXPECTED_IN_CROWD_MS : EXPECTED_MS
    return lastOf(ahead).length < LINE_LENGTH && expected < most ? null : this.refuse(rank, expected)
  }

  /**
   * Runs the work as soon as there is a place for it.
   * @param leaves called only for a request that waits: once the signal is aborted, it leaves the queue
   * @throws {Refusal} overloaded
   */
  async within<T>(rank: Rank, work: (waitedMs: number) => Promise<T>, leaves?: () => AbortSignal): Promise<T> {
    const asked = this.load().now
    const guest = await this.enter(rank, leaves)
    const waitedMs = guest.since - asked
    this.onEntry(rank, waitedMs)
    const now = () => this.load().now
    const seat = new Seat(guest, this.places, now, () => this.letIn(now()))
    try {
      return await seated(seat, () => work(waitedMs))
    } finally {
      this.pace.left(rank, now(), this.line.length > 0)
      seat.leave()
      this.letIn(now())
    }
  }

  private async enter(rank: Rank, leaves?: () => AbortSignal): Promise<Guest> {
    const refusal = this.turnAway(rank)
    if (refusal) throw refusal
    const isFree = this.places.isFree && this.line.length === 0
    return isFree ? this.places.take(rank, this.load().now) : this.wait(rank, leaves?.())
  }

  private wait(rank: Rank, signal: AbortSignal | undefined): Promise<Guest> {
    this.isAwaited = true
    return new Promise((resolve, reject) => {
      const stop = () => signal?.removeEventListener('abort', go)
      const one: Waiting = {
        rank,
        since: this.load().now,
        enter: (guest) => {
          stop()
          resolve(guest)
        },
        refuse: (refusal) => {
          stop()
          reject(refusal)
        },
      }
      const go = () => {
        this.line.leave(one)
        reject(new Refusal('overloaded'))
      }
      if (signal?.aborted) return go()
      signal?.addEventListener('abort', go, { once: true })
      this.line.join(one)
      this.timer ??= setTimeout(() => this.lookAgain(), LOOK_EVERY_MS / 2)
    })
  }

  private lookAgain(): void {
    this.timer = undefined
    this.look()
    if (this.line.length > 0) this.timer = setTimeout(() => this.lookAgain(), LOOK_EVERY_MS / 2)
  }

  /** Admits requests for all free places. */
  look(): void {
    const { now, busyMs } = this.load()
    const elapsed = now - this.seen.now
    if (elapsed >= LOOK_EVERY_MS) {
      this.places.look(now, (busyMs - this.seen.busyMs) / elapsed, this.isAwaited)
      this.seen = { now, busyMs }
      this.isAwaited = this.line.length > 0
    }
    this.letIn(now)
  }

  /** Refuses requests that have waited too long, then admits the next. */
  private letIn(now: number): void {
    for (const one of this.line.takeOld(now - WAIT_MS)) one.refuse(this.refuse(one.rank, WAIT_MS))
    while (this.places.isFree) {
      const next = this.line.take(({ rank, since }) => this.isCrowd(rank, now) && now - since < PASSED_OVER_MS)
      if (!next) return
      next.enter(this.places.take(next.rank, now))
    }
  }

  private isCrowd(rank: Rank, now: number): boolean {
    return now - this.refusedAt[TURNS[rank]] < CROWD_MS
  }

  private refuse(rank: Rank, expectedMs: number): Refusal {
    this.refused += 1
    this.refusedAt[TURNS[rank]] = this.load().now
    return new Refusal('overloaded', undefined, Math.max(1, Math.ceil(expectedMs / 1000)))
  }
}
