import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { type KeyRing, UnreadableData } from './key-ring.ts'

/** Rows of one kind that hold something sealed; older ones may still hold it in clear. */
export interface SealedRows<Row extends { sealed: Buffer | null }> {
  /** What one of them is, for the log. */
  name: string
  /** The table and the column of what is sealed, e.g. `messages.sealed`. */
  column: string
  /** Those after a row that don't begin with `head`, in order, kept from others until the transaction ends. */
  lockStale(db: Database, head: Buffer, after: Row | null, limit: number): Promise<Row[]>
  placeOf(row: Row): string
  /** What lies in clear, or under what was no key of the ring. @throws {UnreadableData} */
  clearOf(row: Row): string | Promise<string>
  /** What lay in clear goes. */
  write(db: Database, row: Row, sealed: Buffer): Promise<void>
}

interface Means {
  db: Database
  keys: KeyRing
  log: Logger
}

const AT_ONCE = 200

/**
 * Seals what lies in clear, and what is under an older key under the newest one. It can be stopped anywhere: each handful
 * is one transaction. What can't be read is told and left as it is.
 */
export async function sealAgain<Row extends { sealed: Buffer | null }>(
  { db: outer, keys, log }: Means,
  rows: SealedRows<Row>,
  atOnce = AT_ONCE,
): Promise<void> {
  for (let after: Row | null = null; ; ) {
    const last: Row | undefined = await inTransaction({ db: outer, afterCommit: null }, async ({ db }) => {
      const stale = await rows.lockStale(db, keys.head, after, atOnce)
      for (const row of stale) {
        const place = rows.placeOf(row)
        try {
          await rows.write(
            db,
            row,
            row.sealed ? keys.renew(place, row.sealed) : keys.seal(place, await rows.clearOf(row)),
          )
        } catch (error) {
          if (!(error instanceof UnreadableData)) throw error
          log.error({ err: error, column: rows.column }, `${rows.name} under no known key was left as it is`)
        }
      }
      return stale.at(-1)
    })
    if (!last) return
    after = last
  }
}
