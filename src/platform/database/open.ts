import type { Config } from '../../config.ts'
import { startEmbeddedDatabase } from './embedded/start.ts'
import { grantApplication, migrate } from './migrate.ts'

export interface OpenDatabase {
  ownerUrl: string
  applicationUrl: string
  stop(): Promise<void>
}

/** The configured PostgreSQL, or the embedded one in the data folder. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  if (config.database) {
    const { owner, application } = config.database
    return { ownerUrl: owner, applicationUrl: application, stop: async () => {} }
  }
  return startEmbeddedDatabase({ dataDir: config.dataDir, say, archive: config.backup !== null })
}

/** Migrates the tables and grants the application its rights; `prepare` does further work as the owner. */
export async function prepareDatabase(database: OpenDatabase, prepare: (ownerUrl: string) => Promise<void>) {
  const applied = await migrate(database.ownerUrl)
  await prepare(database.ownerUrl)
  await grantApplication(database.ownerUrl, database.applicationUrl)
  return applied
}
