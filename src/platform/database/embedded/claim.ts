import { realpath } from 'node:fs/promises'
import pg from 'pg'
import { hasCode } from './failure.ts'
import type { Postmaster } from './postmaster.ts'

/** The server is ours for as long as this connection holds its lock. */
export interface Ownership {
  client: pg.Client
  postmaster: Postmaster
  /** Resolves when the connection, and with it the lock, is lost. */
  lost: Promise<void>
}

const ownerLock = [0x766f7961, 1]

export const addressOf = (role: string, database: string, { socketFolder, port }: Postmaster): string => {
  const host = encodeURIComponent(socketFolder).replaceAll('%2F', '/')
  // Port and sslmode are explicit, or PGPORT and PGSSLMODE of the environment would decide.
  return `postgres://${role}@/${database}?host=${host}&port=${port}&sslmode=disable`
}

export type Claim = Ownership | 'silent' | 'notReady' | 'refused'

/** Connects to the server and tries to lock the data folder. */
export async function claim(cluster: string, postmaster: Postmaster): Promise<Claim> {
  const client = new pg.Client({
    connectionString: addressOf('postgres', 'postgres', postmaster),
    application_name: 'voyance owner',
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener, losing the connection would end the program; `lost` reports it instead.
  client.on('error', () => {})
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve())
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string; obtained: boolean }>(
      `select current_setting('data_directory') as folder, pg_try_advisory_lock($1, $2) as obtained`,
      ownerLock,
    )
    const answer = rows[0]
    // A copied folder brings the socket address of the original with it.
    if (answer && (await realpath(answer.folder)) === cluster) {
      if (answer.obtained) return { client, postmaster, lost }
      void client.end().catch(() => {})
      return 'refused'
    }
    void client.end().catch(() => {})
    return 'silent'
  } catch (error) {
    void client.end().catch(() => {})
    return hasCode(error, '57P03') ? 'notReady' : 'silent'
  }
}
