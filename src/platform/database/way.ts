import { randomBytes, randomInt } from 'node:crypto'
import pg from 'pg'
import { LOCK_TIMEOUT_MS } from './contention.ts'
import { one } from './one.ts'
import { PatientClient, processOf } from './patient-client.ts'

/** Sent by drivers as connections open; a pooler that knows nothing of it refuses the connection. */
const UNKNOWN_SETTING = '08P01'

/** What is between a program and its database. */
interface Way {
  /** Whether a pooler hands out the connections: no session of the program's own lasts from one transaction to the next. */
  isPooled: boolean
  /** Whether statements keep their names on this way. */
  keepsNames: boolean
  /** The settings of a connection that did not arrive. */
  lost: readonly string[]
}

/**
 * Looks at a way. A pooler makes up the number of a connection's process: whatever passes on bytes, such as HAProxy,
 * leaves the database's own.
 */
async function explore(client: pg.Client): Promise<Way> {
  const asked = await client.query<{ process: number; lock: string; idle: string }>(
    `select pg_backend_pid() as process, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  const { process, lock, idle } = one(asked.rows)
  if (process === processOf(client)) return { isPooled: false, keepsNames: true, lost: [] }
  const lost = [
    ...(lock === '0' ? ['lock_timeout'] : []),
    ...(idle === '0' ? ['idle_in_transaction_session_timeout'] : []),
  ]
  return { isPooled: true, keepsNames: await keepsNames(client), lost }
}

/** A pooler that follows statements gives them names of its own: one that doesn't leaves ours on whatever it dealt. */
async function keepsNames(client: pg.Client): Promise<boolean> {
  const name = `way_${randomBytes(8).toString('hex')}`
  await client.query('begin')
  await client.query({ name, text: 'select 1' })
  const { rows } = await client.query('select from pg_prepared_statements where name = $1', [name])
  if (rows.length > 0) await client.query(`deallocate ${name}`)
  await client.query('commit')
  return rows.length === 0
}

/** Whether both reach one database: a lock that one holds is not given to the other. */
async function meet(holding: pg.Client, other: pg.Client): Promise<boolean> {
  const lock = [7_250_030, randomInt(2 ** 31)]
  await holding.query('begin')
  await holding.query('select pg_advisory_xact_lock($1, $2)', lock)
  const { rows } = await other.query<{ given: boolean }>('select pg_try_advisory_xact_lock($1, $2) as given', lock)
  await holding.query('rollback')
  return !one(rows).given
}

const UNKNOWN =
  'le pooler refuse les réglages de nos connexions : ajoutez-lui « ignore_startup_parameters = lock_timeout, idle_in_transaction_session_timeout, options »'

async function on<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new PatientClient({ connectionString, lock_timeout: LOCK_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    void client.end().catch(() => {})
  }
}

interface Addresses {
  application: string
  owner: string
  direct: string
}

/**
 * Looks at every way to a database of one's own before anything relies on it: behind a pooler that deals connections by
 * transactions, what listens hears nothing, and a session's lock is given to two at once.
 */
export async function checkWays(at: Addresses): Promise<{ faults: string[]; keepsNames: boolean }> {
  try {
    return await on(at.application, async (application) => {
      const way = await explore(application)
      const direct = way.isPooled ? await directFaults(at, application) : []
      const owner = await ownerFaults(at)
      return { faults: [...direct, ...owner, ...lostFaults(way)], keepsNames: way.keepsNames }
    })
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNKNOWN_SETTING) throw error
    return { faults: [`DATABASE_URL : ${UNKNOWN}`], keepsNames: false }
  }
}

async function directFaults(at: Addresses, application: pg.Client): Promise<string[]> {
  if (at.direct === at.application) {
    return ['DATABASE_URL passe par un pooler : il faut aussi DATABASE_DIRECT_URL, l’adresse de PostgreSQL lui-même']
  }
  return on(at.direct, async (direct) => {
    const { isPooled } = await explore(direct)
    if (isPooled) return ['DATABASE_DIRECT_URL passe par un pooler : les messages entre machines n’y arriveraient pas']
    if (await meet(direct, application)) return []
    return ['DATABASE_DIRECT_URL mène à une autre base que DATABASE_URL']
  })
}

const ownerFaults = ({ owner }: Addresses): Promise<string[]> =>
  on(owner, async (client) => {
    const { isPooled } = await explore(client)
    return isPooled
      ? ['DATABASE_OWNER_URL passe par un pooler : deux machines pourraient migrer la base en même temps']
      : []
  })

const lostFaults = ({ lost }: Way): string[] =>
  lost.map(
    (name) =>
      `DATABASE_URL : le pooler ne transmet pas ${name} ; donnez-le au rôle (alter role … set ${name} = '${neededValues[name]}')`,
  )

const neededValues: Readonly<Record<string, string>> = {
  lock_timeout: `${LOCK_TIMEOUT_MS / 1000}s`,
  idle_in_transaction_session_timeout: '10s',
}
