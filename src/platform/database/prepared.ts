import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'

/** Uses after which a statement is worth being kept: each takes some kilobytes of every connection. */
const WORTH = 5
/** Statements that are kept. */
const MOST = 400
/** Statements whose uses are counted: those with lists of values are of any number. */
const COUNTED = 2000

/** Gives the statements of one pool their names; null to one that isn't used often. */
function nameGiver(): (text: string) => string | null {
  const uses = new LRUCache<string, number>({ max: COUNTED })
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST) return known ?? null
    const count = (uses.get(text) ?? 0) + 1
    uses.set(text, count)
    if (count < WORTH) return null
    uses.delete(text)
    const name = `kept_${names.size}`
    names.set(text, name)
    return name
  }
}

/** Whether a table has changed since the statement was prepared, so that it would return other columns. */
export function isOutdated(thrown: unknown): boolean {
  const { code, routine } = (thrown ?? {}) as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/**
 * A pool whose connections keep frequent statements prepared, since PostgreSQL takes longer to plan most of ours than to
 * run them. A statement that a migration outdated is prepared again; in a transaction it fails first, and the
 * transaction may be repeated.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = nameGiver()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparingClient(client, nameOf)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

function preparingClient(client: pg.PoolClient, nameOf: ReturnType<typeof nameGiver>): PostgresPoolClient {
  let generation = 0
  const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const name = values.length > 0 ? nameOf(text) : null
    const plain = () => client.query(text, [...values]) as unknown as Promise<PostgresQueryResult<R>>
    if (name === null) return plain()
    try {
      const asked = { name: `${name}_${generation}`, text, values: [...values] }
      return (await client.query(asked)) as unknown as PostgresQueryResult<R>
    } catch (error) {
      if (!isOutdated(error)) throw error
      generation += 1
      if (client.getTransactionStatus() !== 'I') throw error
      return plain()
    }
  }
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}
