import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { type App, createApp } from './app.ts'
import type { Config } from './config.ts'
import { fillDemo } from './demo/fill.ts'
import { welcome } from './demo/welcome.ts'
import { jobKinds, sweepOn, workOn } from './jobs.ts'
import { createPages } from './pages.ts'
import { openDatabase, prepareDatabase } from './platform/database/open.ts'
import { prepareJobs } from './platform/jobs/jobs.ts'
import { keptSecret } from './platform/session/secret.ts'
import { createServer } from './server.ts'
import { socketsOn } from './sockets.ts'

export interface Program {
  app: App
  /** Stops in order, once: further calls wait for the same end. */
  stop(): Promise<void>
}

type Closing = () => Promise<void>

/** Starts everything that the configuration asks for. What was opened is closed in the opposite order. */
export async function run(config: Config, build: () => Promise<ServerBuild>): Promise<Program> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const closings: Closing[] = []
  const database = await openDatabase(config, say)
  closings.push(database.stop)
  await prepareDatabase(database, (ownerUrl) => prepareJobs(ownerUrl, jobKinds))
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir))
  const app = await createApp(config, { databaseUrl: database.applicationUrl, secret, port: config.port })
  closings.push(app.close)
  if (config.mode === 'demo') await fillDemo(app, database.ownerUrl)

  if (config.services.worker) closings.push(await workOn(app))
  if (config.services.web) closings.push(...(await listen(app, build)))
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

async function listen(app: App, build: () => Promise<ServerBuild>): Promise<Closing[]> {
  let draining = false
  const server = createServer(app, { pages: createPages(build, 'production'), ready: () => !draining })
  const { port, host } = app.config
  const http = await new Promise<Server>((resolve, reject) => {
    const opened = serve({ fetch: server.fetch, port, hostname: host }, () => resolve(opened)) as Server
    opened.once('error', reject)
  })
  const closeSockets = socketsOn(app, http)
  return [
    closeSockets,
    () => closeServer(http),
    async () => {
      draining = true
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
