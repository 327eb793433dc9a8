import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { gathering } from './gathering.ts'
import type { DB } from './generated.ts'
import { PatientClient } from './patient-client.ts'
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
  /** Whether frequent statements stay prepared on the connections; not behind a pooler that forgets them. */
  keepsNames?: boolean
  onLost: (error: Error) => void
}

/**
 * Opens a pool. Losing an idle connection is logged, never thrown: the pool replaces it. `lockTimeoutMs` limits how
 * long a statement waits for a row lock; by default without limit. With `canLoseLast` a commit does not wait for the
 * disk: a crash of the machine loses the last ones, in order.
 */
export const connect = (url: string, connection: Connection): Kysely<DB> => over(openPool(url, connection))

/** The same pool twice: `pages` sends what it is asked at once together (`gathering`). Only `db` is to be destroyed. */
export function connectBoth(url: string, connection: Connection): { db: Kysely<DB>; pages: Kysely<DB> } {
  const pool = openPool(url, connection)
  return { db: over(pool), pages: over(gathering(pool)) }
}

const over = (pool: PostgresPool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

function openPool(url: string, connection: Connection): PostgresPool {
  const { max, lockTimeoutMs, canLoseLast = false, keepsNames = true, onLost } = connection
  const options = canLoseLast ? '-c synchronous_commit=off' : undefined
  const settings = { connectionString: url, max, lock_timeout: lockTimeoutMs, options, types, pipeline: true }
  const pool = new pg.Pool({ ...settings, Client: PatientClient })
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return keepsNames ? preparing(pool) : pool
}
