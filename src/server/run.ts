import cluster from 'node:cluster'
import { type App, createApp } from '../app.ts'
import type { Config } from '../config.ts'
import { declared } from '../declared.ts'
import { fillDemo } from '../demo/fill.ts'
import { welcome } from '../demo/welcome.ts'
import { putFirstContent } from '../features/content/content/put-first-content.server.ts'
import { putVatRegime } from '../features/house/ledger/put-regime.server.ts'
import { prepareCities } from '../features/house/suggestions/fill-cities.server.ts'
import { putGameSettings } from '../features/play/games/put-settings.server.ts'
import { keepErased } from '../features/rights/privacy/keep-erased.server.ts'
import { jobKinds, sweepOn, workOn } from '../jobs.ts'
import { openDatabase, prepareDatabase } from '../platform/database/open.ts'
import { prepareJobs } from '../platform/jobs/jobs.ts'
import { keptSecret } from '../platform/secrets/kept-secret.ts'
import { firstContent } from './first-content.ts'
import { type Answering, type Closing, listen } from './listen.ts'
import { openWebProcesses } from './web-processes.ts'

export interface Program {
  app: App
  /** Stops in order, once: further calls wait for the same end. */
  stop(): Promise<void>
}

/** Starts everything that the configuration asks for. What was opened is closed in the opposite order. */
export async function run(config: Config, answering: Answering): Promise<Program> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const closings: Closing[] = []
  const database = await openDatabase(config, say)
  closings.push(database.stop)
  await prepareDatabase(database, async (ownerUrl) => {
    await prepareJobs(ownerUrl, jobKinds)
    await putVatRegime(ownerUrl, config.vatDue)
  })
  const secrets = config.sessionSecrets ?? ([await keptSecret(config.dataDir, 'secret')] as const)
  const dataKeys = config.dataKeys ?? ([{ id: 'demo', secret: await keptSecret(config.dataDir, 'data-key') }] as const)
  const app = await createApp(config, {
    databaseUrl: database.applicationUrl,
    directUrl: database.directUrl,
    keepsNames: database.keepsNames,
    secrets,
    dataKeys,
    port: config.port,
    declared,
  })
  closings.push(app.close)
  // Independent of each other, and the first start takes long.
  await Promise.all([
    prepareCities(app, database.ownerUrl),
    putFirstContent(app, firstContent),
    putGameSettings(app),
    config.mode === 'demo' ? fillDemo(app, database) : null,
  ])

  await keepErased(app)
  if (config.services.worker) closings.push(await workOn(app))
  if (config.services.web) {
    const opened = config.webProcesses > 1 ? openWebProcesses(app, database) : listen(app, answering)
    closings.push(...(await opened))
  }
  closings.push(sweepOn(app))
  if (cluster.isPrimary) say(welcome(app))

  let stopped: Promise<void> | null = null
  const stopInOrder = async () => {
    for (const close of closings.reverse()) await close()
  }
  return {
    app,
    stop() {
      stopped ??= stopInOrder()
      return stopped
    },
  }
}
