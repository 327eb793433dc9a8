import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../src/platform/database/embedded/start.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    ownerUrl: string
    applicationUrl: string
  }
}

/** One PostgreSQL for the whole run; each test file clones a migrated template in it. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-test-'))
  const database = await startEmbeddedDatabase({ dataDir, memory: true })
  const superuser = new pg.Client({ connectionString: database.ownerUrl.replace('voyance_owner', 'postgres') })
  await superuser.connect()
  await superuser.query('alter role voyance_owner createdb; grant pg_signal_backend to voyance_owner')
  await superuser.end()
  project.provide('ownerUrl', database.ownerUrl)
  project.provide('applicationUrl', database.applicationUrl)
  return async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
