import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { type App, type AppParts, createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { declared } from '../src/declared.ts'
import { connect } from '../src/platform/database/connect.ts'
import type { DB } from '../src/platform/database/generated.ts'
import { giveClock, setClock } from '../src/platform/database/given-clock.ts'
import { Admission } from '../src/platform/http/admission.ts'
import { createServer } from '../src/server/server.ts'
import { Browser } from './browser.ts'
import { cloneDatabase } from './database.ts'
import { recordedJobs } from './recorded-jobs.ts'

/** Where every test's clock starts: a Saturday at noon in Paris. */
export const START = new Date('2026-11-21T11:00:00Z')

/** The data keys of the tests. */
export const testKeys = [{ id: 'test', secret: 'a data key of the tests, long enough for it' }] as const

/** The secrets for the tests' cookies, links and codes. */
export const testSecrets = ['a secret of the tests, long enough for sealing'] as const

/** Simulates an idle thread, so that a busy test machine causes no refusals. */
export const rested = () => ({ now: 0, busyMs: 0 })

export interface TestApp {
  app: App
  /** For a second node on the same database. */
  databaseUrl: string
  /** For what the program does as the owner, at its start. */
  ownerUrl: string
  /** The owner's connection, for what the application may not do. */
  owner: Kysely<DB>
  /** Advances the one clock of the database and the program. */
  advance(seconds: number): Promise<void>
  /** Shifts the clock of the database's machine, as if it had been set; no time passes. */
  stepMachineClock(seconds: number): Promise<void>
  now(): Date
  jobs: ReturnType<typeof recordedJobs>
  /** A visitor with their own cookies. */
  browser(host?: string): Browser
}

/** The application on its own database, for one test file. The clock stands still until it is moved. */
export function useTestApp(variables: NodeJS.ProcessEnv = {}, parts: Partial<AppParts> = {}): TestApp {
  const test = {} as TestApp
  let drop: () => Promise<void>
  let dataDir: string
  let now = START
  let stepped = 0
  beforeAll(async () => {
    const database = await cloneDatabase()
    drop = database.drop
    test.databaseUrl = database.applicationUrl
    test.ownerUrl = database.ownerUrl
    test.owner = connect(database.ownerUrl, { max: 8, onLost: () => {} })
    await giveClock(test.owner, now)
    test.jobs = recordedJobs()
    dataDir = await mkdtemp(join(tmpdir(), 'voyance-app-'))
    const settings = {
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      ROSTER_MS: '0',
      // The tests of hearings wait for psychics, others answer disputes at once.
      DISPUTE_HEARING_HOURS: '0',
      ...variables,
    }
    test.app = await createApp(readConfig(settings), {
      databaseUrl: database.applicationUrl,
      secrets: testSecrets,
      dataKeys: testKeys,
      port: 3000,
      now: () => now,
      jobs: test.jobs,
      declared,
      ...parts,
    })
    const server = createServer(test.app, { admission: new Admission(rested) })
    test.browser = (host = 'localhost:3000') => new Browser((request) => server.fetch(request), host)
    test.now = () => now
    test.advance = async (seconds) => {
      now = new Date(now.getTime() + seconds * 1000)
      await setClock(test.owner, new Date(now.getTime() + stepped))
    }
    test.stepMachineClock = async (seconds) => {
      stepped += seconds * 1000
      await setClock(test.owner, new Date(now.getTime() + stepped))
    }
  })
  afterAll(async () => {
    await test.app?.close()
    await test.owner?.destroy()
    await drop?.()
    await rm(dataDir, { recursive: true, force: true })
  })
  return test
}
