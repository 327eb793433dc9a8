import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { type KeyRing, UnreadableData } from './key-ring.ts'

/** Rows of one kind that are found by the mark of a word in their sealed text. */
export interface MarkedRows<Row extends { id: number }> {
  /** The name of such a row, for the log. */
  name: string
  /** Rows after an id without a mark that begins with `head`, in order, locked until the transaction ends. */
  lockUnmarked(db: Database, head: Buffer, after: number, limit: number): Promise<Row[]>
  /**
   * The mark of a row's own word.
   * @throws {UnreadableData}
   */
  markOf(keys: KeyRing, row: Row): Buffer
  write(db: Database, id: number, mark: Buffer): Promise<void>
}

const AT_ONCE = 200

/** Marks rows without a mark, or with one under an older key. Unreadable rows are logged and left unchanged. */
export async function markAgain<Row extends { id: number }>(
  { db: outer, keys, log }: { db: Database; keys: KeyRing; log: Logger },
  rows: MarkedRows<Row>,
): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after
    after = await inTransaction({ db: outer, afterCommit: null }, async ({ db }) => {
      const unmarked = await rows.lockUnmarked(db, keys.head, from, AT_ONCE)
      for (const row of unmarked) {
        try {
          await rows.write(db, row.id, rows.markOf(keys, row))
        } catch (error) {
          if (!(error instanceof UnreadableData)) throw error
          log.error({ err: error }, `${rows.name} under no known key was not marked`)
        }
      }
      return unmarked.at(-1)?.id
    })
  }
}
