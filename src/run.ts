import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { type App, createApp } from './app.ts'
import type { Config } from './config.ts'
import { jobKinds, workOn } from './jobs.ts'
import { createPages } from './pages.ts'
import { openDatabase, prepareDatabase } from './platform/database/open.ts'
import { prepareJobs } from './platform/jobs/jobs.ts'
import { keptSecret } from './platform/session/secret.ts'
import { createServer } from './server.ts'

export interface Program {
  app: App
  /** Stops once, in order; further calls wait for the same end. */
  stop(): Promise<void>
}

/** Starts everything that the configuration asks for. */
export async function run(config: Config, build: () => Promise<ServerBuild>): Promise<Program> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const database = await openDatabase(config, say)
  await prepareDatabase(database, (ownerUrl) => prepareJobs(ownerUrl, jobKinds))
  const secret = config.sessionSecret ?? (await keptSecret(config.dataDir))
  const app = await createApp(config, { databaseUrl: database.applicationUrl, secret, port: config.port })
  let draining = false
  const stopWork = config.services.worker ? await workOn(app) : async () => {}
  const http = config.services.web ? await listen(app, build, () => !draining) : null

  let stopped: Promise<void> | null = null
  async function stopInOrder(): Promise<void> {
    draining = true
    if (http) await closeServer(http)
    await stopWork()
    await app.close()
    await database.stop()
  }
  return {
    app,
    stop() {
      stopped ??= stopInOrder().then(() => process.exit(0))
      return stopped
    },
  }
}

async function listen(app: App, build: () => Promise<ServerBuild>, ready: () => boolean): Promise<Server> {
  const server = createServer(app, { pages: createPages(build, 'production'), ready })
  return new Promise((resolve, reject) => {
    const http = serve({ fetch: server.fetch, port: app.config.port, hostname: app.config.host }, () => resolve(http as Server))
    ;(http as Server).on('error', reject)
  })
}

function closeServer(http: Server): Promise<void> {
  return new Promise((resolve) => {
    http.close(() => resolve())
    http.closeIdleConnections()
    setTimeout(() => http.closeAllConnections(), 5000).unref()
  })
}
