import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

type Ask = <R>(text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<R>>

/** Reads on one connection, which answers them one after the other: so many that a page needs no second one. */
const MOST = 32

/** The connection for what is asked in one turn. */
interface Round {
  client: Promise<PostgresPoolClient>
  asked: number
  answered: number
}

const isRead = (text: string): boolean => /^\s*(select|with)\b/i.test(text)

/**
 * A pool for what reads much at once. What is asked before a connection is free goes out on that one together, so that
 * all reads of a page take one way to the database and back, and a page one connection. Each read still succeeds or fails
 * alone. A transaction, and all that isn't plainly a read, has a connection to itself.
 */
export function gathering(pool: PostgresPool): PostgresPool {
  let next: Round | null = null
  const begin = (): Round => {
    const round = { client: pool.connect(), asked: 0, answered: 0 }
    const close = () => {
      if (next === round) next = null
    }
    // Runs before any read of the round, since none waits for the connection yet.
    round.client.then(close, close)
    return round
  }
  const read: Ask = async <R>(text: string, values: readonly unknown[]) => {
    if (!next || next.asked === MOST) next = begin()
    const round = next
    round.asked += 1
    const client = await round.client
    try {
      return await client.query<R>(text, values)
    } finally {
      round.answered += 1
      if (round.answered === round.asked) client.release()
    }
  }
  return {
    connect: async () => ownOrGathered(pool, read),
    end: () => pool.end(),
    options: pool.options,
  }
}

function ownOrGathered(pool: PostgresPool, read: Ask): PostgresPoolClient {
  let own: PostgresPoolClient | null = null
  let hasRead = false
  const query = async (text: string, values: readonly unknown[]) => {
    if (own) return own.query(text, values)
    if (hasRead) throw new Error('reads that are gathered share no connection')
    if (isRead(text)) {
      hasRead = true
      return read(text, values)
    }
    own = await pool.connect()
    return own.query(text, values)
  }
  return { query: query as PostgresPoolClient['query'], release: (destroy) => own?.release(destroy) }
}
