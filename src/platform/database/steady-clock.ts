import { sql } from 'kysely'
import type { Logger } from 'pino'
import { repeat } from '../jobs/repeat.ts'
import type { Database } from './connect.ts'

const READ_EVERY_MS = 60_000
/** A reading that took longer says too little. */
const LONGEST_READING_MS = 1000

export interface SteadyClock {
  now(): Date
  stop(): Promise<void>
}

/**
 * The clock of the database's machine, carried on from reading to reading by one that only runs: every node has the
 * same, and none is moved by a step of its own machine's.
 */
export async function openSteadyClock(db: Database, log: Logger): Promise<SteadyClock> {
  let origin = Date.now() - performance.now()
  const read = async () => {
    const from = performance.now()
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    const took = performance.now() - from
    if (took < LONGEST_READING_MS) origin = rows[0]!.at.getTime() - from - took / 2
  }
  await read()
  const reading = repeat(READ_EVERY_MS, read, log)
  return { now: () => new Date(origin + performance.now()), stop: reading.stop }
}
