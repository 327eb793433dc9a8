import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { ConfigFault, readConfig } from './config.ts'
import { readBackOffice } from './features/backoffice/document.server.ts'
import { Kept } from './kept.ts'
import type { Answering } from './listen.ts'
import { createPages } from './pages.ts'
import { EmbeddedDatabaseFailure } from './platform/database/embedded/start.ts'
import { StaticFiles } from './platform/http/static-files.ts'
import { run } from './run.ts'
import { answerCalls } from './serve-api.ts'
import { createServer } from './server.ts'

// The build of the pages shares this entry, so that calls and pages have one copy of every module.
const pages = createPages(build, 'production')
const files = new StaticFiles('build/client')
const backOfficeFiles = readBackOffice('build/client')
const answering: Answering = (app, node) => {
  const calls = answerCalls(app)
  const kept = new Kept(app, (request, visit, nonce) =>
    new URL(request.url).pathname.startsWith('/api/') ? calls(request, visit) : pages(request, visit, nonce),
  )
  const server = createServer(app, { pages, kept, files, backOfficeFiles, ...node })
  return { listener: kept.listener(getRequestListener(server.fetch)), close: app.content.follow() }
}

let stop: () => void = () => process.exit(0)
// npm repeats the terminal's signal: every one after the first changes nothing.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop())

try {
  const starting = run(readConfig(process.env), answering)
  stop = () => void starting.then((program) => program.stop()).then(() => process.exit(0))
  await starting
} catch (error) {
  const expected = error instanceof ConfigFault || error instanceof EmbeddedDatabaseFailure
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
