import { rmdir } from 'node:fs/promises'
import { acquire } from './acquire.ts'
import { archiving } from './archiving.ts'
import { addressOf, type Ownership } from './claim.ts'
import { ensureCluster } from './cluster.ts'
import { halt } from './halt.ts'
import { keep } from './keep.ts'
import { forgetful } from './launch.ts'
import { place } from './placement.ts'
import { applicationRole, database, ownerRole, provision } from './provision.ts'

export { AlreadyRunning, EmbeddedDatabaseFailure } from './failure.ts'

export interface EmbeddedDatabase {
  /** Address for the owner role (migrations, seeds). */
  ownerUrl: string
  /** Address for the application role. */
  applicationUrl: string
  /** Stops the server (fast shutdown) and frees the data folder; idempotent. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of this data folder, or adopts the one that a killed program left running on it.
 * @throws {AlreadyRunning} if another program owns the folder
 * @throws {EmbeddedDatabaseFailure} if the server can't be started, with what to do
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string
  say?: (line: string) => void
  /** For tests: data may be lost if the machine stops. */
  memory?: boolean
  /** Whether finished segments of the log are kept for backups. */
  archive?: boolean
}): Promise<EmbeddedDatabase> {
  const { dataDir, say = () => {}, memory = false, archive = false } = options
  const at = await place(dataDir, say)
  await ensureCluster(at, memory, say)
  const settings = { ...(memory && forgetful), ...(archive && (await archiving(at))) }
  const owned = await acquire(at, settings)
  try {
    await provision(owned)
  } catch (error) {
    await stopOwned(at.cluster, owned)
    throw error
  }
  const keeper = keep(owned, () => acquire(at, settings), say)
  let stopped: Promise<void> | undefined
  return {
    ownerUrl: addressOf(ownerRole, database, owned.postmaster),
    applicationUrl: addressOf(applicationRole, database, owned.postmaster),
    stop: () => {
      stopped ??= keeper.release().then((last) => stopOwned(at.cluster, last))
      return stopped
    },
  }
}

/** Holds the lock until the server itself cuts it, or another program could adopt a server that is about to stop. */
async function stopOwned(cluster: string, { client, postmaster }: Ownership): Promise<void> {
  try {
    await halt(cluster)
    // It may be in the system's temporary folder, where nothing should be left.
    await rmdir(postmaster.socketFolder).catch(() => {})
  } finally {
    await client.end().catch(() => {})
  }
}
