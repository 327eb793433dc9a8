import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './generated.ts'
import { preparing } from './prepared.ts'

/** The pool, or a transaction on one of its connections. */
export type Database = Kysely<DB> | Transaction<DB>

const INT8 = 20
const DATE = 1082

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return safeInteger
    // A calendar date has no time: it stays text, so that no time zone can shift it.
    if (oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`)
  return value
}

interface Connection {
  max: number
  lockTimeoutMs?: number
  canLoseLast?: boolean
}

/**
 * Opens a pool. Losing an idle connection is logged, never thrown: the pool replaces it. `lockTimeoutMs` limits how
 * long a statement waits for a row lock; by default without limit. With `canLoseLast` a commit does not wait for the
 * disk: a crash of the machine loses the last ones, in order.
 */
export function connect(
  url: string,
  { max, lockTimeoutMs, canLoseLast = false, onLost }: Connection & { onLost: (error: Error) => void },
): Kysely<DB> {
  const options = canLoseLast ? '-c synchronous_commit=off' : undefined
  const pool = new pg.Pool({ connectionString: url, max, lock_timeout: lockTimeoutMs, options, types })
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
}
