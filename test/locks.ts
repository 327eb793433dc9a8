import { type Kysely, sql } from 'kysely'
import type { DB } from '../src/platform/database/generated.ts'

/** The number of a database's connections that wait for a lock. */
export async function waitingForLocks(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`.execute(db)
  return rows[0]!.waiting
}
