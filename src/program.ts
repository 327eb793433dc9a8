import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { readConfig } from './config.ts'
import { readBackOffice } from './features/house/backoffice/document.server.ts'
import { FirstPaint } from './platform/first-paint/first-paint.ts'
import { Admission } from './platform/http/admission.ts'
import { StaticFiles } from './platform/http/static-files.ts'
import { Kept } from './server/kept.ts'
import type { Answering } from './server/listen.ts'
import { createPages } from './server/pages.ts'
import { type Program, run } from './server/run.ts'
import { answerCalls } from './server/serve-api.ts'
import { createServer, type Pages } from './server/server.ts'

/**
 * Starts the built program with the configuration of an environment.
 * @throws {ConfigFault}
 */
export async function start(variables: NodeJS.ProcessEnv): Promise<Program> {
  const config = readConfig(variables)
  // The build of the pages shares this entry, so that calls and pages have one copy of every module.
  const pages = createPages(build, 'production')
  const files = new StaticFiles('build/client')
  const firstPaint = new FirstPaint((path) => files.text(path))
  const backOfficeFiles = readBackOffice('build/client')
  const answering: Answering = (app, node) => {
    const calls = answerCalls(app)
    const render: Pages = (request, visit, nonce) =>
      new URL(request.url).pathname.startsWith('/api/') ? calls(request, visit) : pages(request, visit, nonce)
    const kept = new Kept(app, render, new Admission(), firstPaint)
    const server = createServer(app, { pages, kept, files, backOfficeFiles, ...node })
    return { listener: kept.listener(getRequestListener(server.fetch)), close: app.content.follow() }
  }
  return run(config, answering)
}
