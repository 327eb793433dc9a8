import { type Kysely, sql } from 'kysely'
import type { App } from '../app.ts'
import type { Database } from '../platform/database/connect.ts'
import { restAsLongAsItTakes } from '../platform/database/contention.ts'
import type { DB } from '../platform/database/generated.ts'
import { steps } from './steps.ts'

/** The tools of a step. */
export interface Seed {
  app: App
  /** The owner's transaction: the step's writes and its completion are committed together. */
  db: Database
  /** The owner's pool, for a step that commits its own parts. */
  owner: Kysely<DB>
  /** Reports how many of the step's parts are done. */
  advance(done: number): void
}

export interface SeedStep {
  /** Must never change once released: a seed recognises completed steps by it. */
  name: string
  /** French, shown beside the bar. */
  label: string
  /** How many parts the bar counts. */
  size: number
  /**
   * Runs once. A step that writes through anything but `seed.db` must be able to restart after an interruption and find
   * what it wrote.
   */
  run(seed: Seed): Promise<void>
}

export type Show = (done: number, total: number, label: string) => void

const LOCK = 7_250_010

/** Fills an empty database with the demonstration's data, step by step; does nothing if all steps are done. */
export async function seedDemo(
  app: App,
  owner: Kysely<DB>,
  show: Show,
  list: readonly SeedStep[] = steps,
): Promise<void> {
  await owner.connection().execute(async (connection) => {
    // Two nodes may start on one database: the second waits and then finds everything done.
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      const { rows } = await sql<{ name: string }>`select name from seed_steps`.execute(connection)
      const done = new Set(rows.map((row) => row.name))
      await runSteps(app, { owner, connection }, show, list, done)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

async function runSteps(
  app: App,
  // The transactions use the connection that holds the lock, so that the pool stays free for the steps.
  { owner, connection }: { owner: Kysely<DB>; connection: Kysely<DB> },
  show: Show,
  list: readonly SeedStep[],
  done: ReadonlySet<string>,
): Promise<void> {
  const total = list.reduce((sum, step) => sum + step.size, 0)
  let before = 0
  for (const step of list) {
    const start = before
    before += step.size
    if (done.has(step.name)) continue
    show(start, total, step.label)
    const advance = (part: number) => show(start + Math.min(part, step.size), total, step.label)
    await connection.transaction().execute(async (db) => {
      await restAsLongAsItTakes(db)
      await step.run({ app, db, owner, advance })
      await sql`insert into seed_steps (name) values (${step.name})`.execute(db)
    })
    show(before, total, step.label)
  }
}
