import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { repeat } from '../repeat/repeat.ts'
import type { Database } from './connect.ts'
import { one } from './one.ts'

const READ_EVERY_MS = 1000
/** A reading that took longer is too imprecise. */
const LONGEST_READING_MS = 1000
/** Beyond its own length, a reading may be off by this before it counts as a step of the machine's clock. */
const STEP_MS = 200
/** The share of a smaller difference that each reading corrects: two clocks always drift apart a little. */
const FOLLOWED = 0.1
const KEPT_EVERY_MS = 5000

export interface HouseClock {
  /** The time of the database's machine, read every second. */
  now(): Date
  /** A monotonic clock, the same on every node: a step of the machine's clock does not move it. */
  house(): Date
  stop(): Promise<void>
}

/** The times of the database's machine and of the house clock; milliseconds. */
export interface ClockReading {
  wall: number
  /** The offset of the machine's clock from the house clock after its steps. */
  skew: number
  version: number
  /** The node that saw the last step. */
  node: string | null
  /** The last stored time of the house clock, at most some seconds ago while a node runs. */
  seen: number | null
}

/** The storage of a house clock, and its time source. */
export interface ClockParts {
  read(): Promise<ClockReading>
  /** False if another node reported a step since `version`. */
  tellStep(version: number, skew: number, node: string): Promise<boolean>
  /** Stores the time of the house clock. */
  keep(house: number): Promise<void>
  /** Monotonic milliseconds. */
  monotonic(): number
}

/**
 * Follows the house clock of the database. A reading that is off by more than a clock can drift is a step of the
 * machine's clock: the difference is stored for all nodes, and the house clock continues unaffected. A node
 * contradicted by another was wrong itself (its machine slept), and adopts the other's time.
 */
export class ClockFollower {
  private readonly parts: ClockParts
  private readonly log: Logger
  private readonly node = randomUUID()
  /** The time of the house clock when the monotonic one is zero. */
  private origin = 0
  private skew = 0
  private toldVersion: number | null = null
  private isSet = false

  constructor(parts: ClockParts, log: Logger) {
    this.parts = parts
    this.log = log
  }

  house = (): Date => new Date(this.origin + this.parts.monotonic())

  now = (): Date => new Date(this.origin + this.parts.monotonic() + this.skew)

  /** Continues the clock from its stored state. */
  async begin(): Promise<void> {
    while (!this.isSet) {
      const { seen, at } = await this.reading()
      const house = seen.wall - seen.skew
      // The machine's clock was set back while no node ran: room time must not repeat.
      const back = Math.max(0, (seen.seen ?? house) - house)
      if (back > STEP_MS && !(await this.tell(seen, -back))) continue
      this.origin = Math.max(house, seen.seen ?? house) - at
      if (back <= STEP_MS) this.skew = seen.skew
      this.isSet = true
    }
  }

  async look(): Promise<void> {
    const { seen, at, took } = await this.reading()
    if (took > LONGEST_READING_MS) return
    const off = seen.wall - seen.skew - (this.origin + at)
    if (this.isContradicted(seen)) this.origin += off
    else if (Math.abs(off) <= took / 2 + STEP_MS) this.origin += off * FOLLOWED
    else return void (await this.tell(seen, off))
    this.skew = seen.skew
    await this.parts.keep(this.house().getTime())
  }

  private async reading(): Promise<{ seen: ClockReading; at: number; took: number }> {
    const from = this.parts.monotonic()
    const seen = await this.parts.read()
    const took = this.parts.monotonic() - from
    return { seen, at: from + took / 2, took }
  }

  private isContradicted({ version, node }: ClockReading): boolean {
    const isContradicted = this.toldVersion !== null && version > this.toldVersion && node !== this.node
    if (isContradicted) this.toldVersion = null
    return isContradicted
  }

  /** False if another node reported a step meanwhile. */
  private async tell({ version, skew }: ClockReading, step: number): Promise<boolean> {
    if (!(await this.parts.tellStep(version, Math.round(skew + step), this.node))) return false
    this.toldVersion = version + 1
    this.skew = Math.round(skew + step)
    this.log.warn({ event: 'clock-step', stepMs: Math.round(step) }, 'the clock of the database was stepped')
    return true
  }
}

export async function openHouseClock(db: Database, log: Logger): Promise<HouseClock> {
  const clock = new ClockFollower({ ...keptIn(db), monotonic: () => performance.now() }, log)
  await clock.begin()
  const looking = repeat(READ_EVERY_MS, () => clock.look(), log)
  return { now: clock.now, house: clock.house, stop: looking.stop }
}

const keptIn = (db: Database): Omit<ClockParts, 'monotonic'> => ({
  async read() {
    const { rows } = await sql<Omit<ClockReading, 'wall'> & { wall: Date }>`
      select wall_now() as wall, skew_ms as skew, version, node, seen_ms as seen from house_clock`.execute(db)
    const { wall, ...row } = one(rows)
    return { ...row, wall: wall.getTime() }
  },
  async keep(house) {
    await sql`update house_clock set seen_ms = ${Math.floor(house)}::bigint
      where seen_ms is null or seen_ms < ${Math.floor(house) - KEPT_EVERY_MS}::bigint`.execute(db)
  },
  async tellStep(version, skew, node) {
    const { rows } = await sql<{ told: boolean }>`
      select clock_stepped(${version}::integer, ${skew}::bigint, ${node}) as told`.execute(db)
    return one(rows).told
  },
})
