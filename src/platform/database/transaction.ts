import { Refusal } from '../../errors.ts'
import type { Database } from './connect.ts'
import { isContention } from './contention.ts'
import { isOutdated } from './prepared.ts'

export interface Work {
  readonly db: Database
  /** Callbacks for the commit; null outside a transaction. */
  readonly afterCommit: (() => void)[] | null
}

/**
 * Runs `work` in one transaction, joining one that is already running. Callbacks of `whenCommitted` run after the
 * commit, and not at all after a failure.
 * @throws {Refusal} datastoreContention if it waited too long for locks, or a table changed meanwhile; it had no effect
 */
export async function inTransaction<W extends Work, T>(outer: W, work: (inner: W) => Promise<T>): Promise<T> {
  if (outer.afterCommit) return work(outer)
  const waiting: (() => void)[] = []
  const result = await outer.db
    .transaction()
    .execute((db) => work({ ...outer, db, afterCommit: waiting } as W))
    .catch((thrown) => {
      throw isContention(thrown) || isOutdated(thrown) ? new Refusal('datastoreContention') : thrown
    })
  for (const act of waiting) act()
  return result
}

export function whenCommitted(work: Work, act: () => void): void {
  if (work.afterCommit) work.afterCommit.push(act)
  else act()
}
