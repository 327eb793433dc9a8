import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** How long a statement waits for a row lock, before its caller is told to try again. */
export const LOCK_TIMEOUT_MS = 2000

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

/** Whether something failed only because of other transactions' locks: it had no effect, and may be retried. */
export function isContention(thrown: unknown): boolean {
  const { code } = (thrown ?? {}) as { code?: string }
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED
}

/** Removes the lock timeout from a transaction, so that it waits while another node does the same work. */
export async function waitAsLongAsItTakes(db: Database): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(db)
}

/** For a transaction that waits for other work of its program: the database would end it as one whose node is gone. */
export async function restAsLongAsItTakes(db: Database): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
}
