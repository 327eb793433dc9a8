import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** How long a statement of the site waits for a row that another one holds, before it is told to be tried again. */
export const LOCK_TIMEOUT_MS = 2000

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

/** Whether something failed only because others held what it needed: it did nothing, and may be tried again. */
export function isContention(thrown: unknown): boolean {
  const { code } = (thrown ?? {}) as { code?: string }
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED
}

/** Lets a transaction wait for as long as another node needs to do the same. */
export async function waitAsLongAsItTakes(db: Database): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(db)
}
