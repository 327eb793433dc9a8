import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { type KeyRing, UnreadableData } from './key-ring.ts'

/** A row with a sealed value; null while an older one still has it in the clear. */
export interface StoredSealed {
  sealed: Buffer | null
}

/** Rows of one kind with a sealed column; older ones may still be in clear. */
export interface SealedRows<Row extends StoredSealed> {
  /** The name of such a row, for the log. */
  name: string
  /** The table and the sealed column, e.g. `messages.sealed`. */
  column: string
  /** How many are resealed in one transaction; 200 by default. */
  atOnce?: number | undefined
  /** Rows after a given one that don't begin with `head`, in order, locked until the transaction ends. */
  lockStale(db: Database, head: Buffer, after: Row | null, limit: number): Promise<Row[]>
  placeOf(row: Row): string
  /**
   * The text of a row in clear, or sealed with a key outside the ring.
   * @throws {UnreadableData}
   */
  clearOf(row: Row): string | Promise<string>
  /** Also removes the text in clear. */
  write(db: Database, row: Row, sealed: Buffer): Promise<void>
}

interface Means {
  db: Database
  keys: KeyRing
  log: Logger
}

const AT_ONCE = 200

/**
 * Seals texts in clear, and reseals those under an older key with the newest. It can be stopped at any time: each batch
 * is one transaction. Unreadable rows are logged and left unchanged.
 */
export async function sealAgain<Row extends StoredSealed>(
  { db: outer, keys, log }: Means,
  rows: SealedRows<Row>,
): Promise<void> {
  for (let after: Row | null = null; ; ) {
    const last: Row | undefined = await inTransaction({ db: outer, afterCommit: null }, async ({ db }) => {
      const stale = await rows.lockStale(db, keys.head, after, rows.atOnce ?? AT_ONCE)
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
