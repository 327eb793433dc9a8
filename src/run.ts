import type { RequestListener, Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type App, createApp } from './app.ts'
import type { Config } from './config.ts'
import { fillDemo } from './demo/fill.ts'
import { welcome } from './demo/welcome.ts'
import { putFirstContent } from './features/content/put-first-content.server.ts'
import { keepErased } from './features/privacy/keep-erased.server.ts'
import { prepareCities } from './features/resources/fill-cities.server.ts'
import { firstContent } from './first-content.ts'
import { jobKinds, sweepOn, workOn } from './jobs.ts'
import { openDatabase, prepareDatabase } from './platform/database/open.ts'
import { patientServer } from './platform/http/patient-server.ts'
import { prepareJobs } from './platform/jobs/jobs.ts'
import { keptSecret } from './platform/session/secret.ts'
import { socketsOn } from './sockets.ts'

export interface Program {
  app: App
  /** Stops in order, once: further calls wait for the same end. */
  stop(): Promise<void>
}

type Closing = () => Promise<void>

/** What answers HTTP; `ready` turns false when the program drains. `close` stops what works beside it. */
export type Answering = (app: App, ready: () => boolean) => { listener: RequestListener; close(): Promise<void> }

/** Starts everything that the configuration asks for. What was opened is closed in the opposite order. */
export async function run(config: Config, answering: Answering): Promise<Program> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const closings: Closing[] = []
  const database = await openDatabase(config, say)
  closings.push(database.stop)
  await prepareDatabase(database, (ownerUrl) => prepareJobs(ownerUrl, jobKinds))
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir, 'secret'))
  const dataKeys = config.dataKeys ?? ([{ id: 'demo', secret: await keptSecret(config.dataDir, 'data-key') }] as const)
  const app = await createApp(config, { databaseUrl: database.applicationUrl, secret, dataKeys, port: config.port })
  closings.push(app.close)
  // They touch nothing of each other's, and the first start is waited for.
  await Promise.all([
    prepareCities(app, database.ownerUrl),
    putFirstContent(app, firstContent),
    config.mode === 'demo' ? fillDemo(app, database.ownerUrl) : null,
  ])

  await keepErased(app)
  if (config.services.worker) closings.push(await workOn(app))
  if (config.services.web) closings.push(...(await listen(app, answering)))
  closings.push(sweepOn(app))
  say(welcome(app))

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

async function listen(app: App, answering: Answering): Promise<Closing[]> {
  let draining = false
  const { listener, close } = answering(app, () => !draining)
  const http = patientServer(listener)
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(app.config.port, app.config.host, resolve)
  })
  const closeSockets = socketsOn(app, http)
  return [
    close,
    closeSockets,
    () => closeServer(http),
    async () => {
      draining = true
      await wait(app.config.drainMs)
    },
  ]
}

/** Stops listening, lets what is under way end, and cuts what remains after five seconds. */
function closeServer(http: Server): Promise<void> {
  return new Promise((resolve) => {
    http.close(() => resolve())
    http.closeIdleConnections()
    setTimeout(() => http.closeAllConnections(), 5000).unref()
  })
}
