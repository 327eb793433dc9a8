import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { readConfig } from '../config.ts'
import { run } from './run.ts'
import type { Pages } from './server.ts'

/** What the development server provides: its middlewares, and the current version of modules. */
export interface Workbench {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void
  fresh<T>(path: string): Promise<T>
}

/** Paths on the development server of the back office; styles are loaded by scripts. */
const backOfficeFiles = { script: '/assets/admin/src/main.tsx', styles: [] }

/** Runs the program with calls and pages that are reloaded at the next request after a change. */
export async function develop(workbench: Workbench): Promise<void> {
  const { middlewares, fresh } = workbench
  const program = await run(readConfig(process.env), (app, node) => {
    let made: { of: readonly unknown[]; server: ReturnType<typeof import('./server.ts').createServer> } | null = null
    const current = async () => {
      const { createServer } = await fresh<typeof import('./server.ts')>('/src/server/server.ts')
      const { createPages } = await fresh<typeof import('./pages.ts')>('/src/server/pages.ts')
      const build = await fresh<ServerBuild>('virtual:react-router/server-build')
      const of = [createServer, createPages, build]
      if (made?.of.every((module, at) => module === of[at])) return made.server
      const pages: Pages = createPages(build, 'development')
      made = { of, server: createServer(app, { pages, backOfficeFiles, ...node, development: true }) }
      return made.server
    }
    const answer = getRequestListener(async (request, env) => (await current()).fetch(request, env), {
      // A change that does not compile, for example.
      errorHandler: (error) => {
        app.log.error({ err: error }, 'bug')
        return new Response(String(error), { status: 500 })
      },
    })
    return {
      listener: (request, response) => middlewares(request, response, () => void answer(request, response)),
      close: async () => {},
    }
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void program.stop().then(() => process.exit(0)))
  }
}
