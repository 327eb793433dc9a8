import { type Config, ConfigFault } from '../../config.ts'
import { startEmbeddedDatabase } from './embedded/start.ts'
import { grantApplication, migrate } from './migrate.ts'
import { checkWays } from './way.ts'

export interface OpenDatabase {
  ownerUrl: string
  applicationUrl: string
  /** For what needs a connection of its own for longer than a transaction; the application's role. */
  directUrl: string
  /** Whether statements stay prepared on the application's connections. */
  keepsNames: boolean
  stop(): Promise<void>
}

/**
 * The configured PostgreSQL, or the embedded one in the data folder.
 * @throws {ConfigFault} where a pooler is in the way of what needs a connection of its own
 */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  if (config.database) {
    const { owner, application, direct } = config.database
    const { faults, keepsNames } = await checkWays(config.database)
    if (faults.length > 0) throw new ConfigFault(faults)
    return { ownerUrl: owner, applicationUrl: application, directUrl: direct, keepsNames, stop: async () => {} }
  }
  const own = await startEmbeddedDatabase({ dataDir: config.dataDir, say, archive: config.backup !== null })
  return { ...own, directUrl: own.applicationUrl, keepsNames: true }
}

/** Migrates the tables and grants the application its rights; `prepare` does further work as the owner. */
export async function prepareDatabase(
  database: Pick<OpenDatabase, 'ownerUrl' | 'applicationUrl'>,
  prepare: (ownerUrl: string) => Promise<void>,
) {
  const applied = await migrate(database.ownerUrl)
  await prepare(database.ownerUrl)
  await grantApplication(database.ownerUrl, database.applicationUrl)
  return applied
}
