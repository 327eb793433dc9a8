import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { readConfig } from '../config.ts'
import { run } from './run.ts'
import type { Pages } from './server.ts'

/** What the development server lends: its middlewares, and modules as they are written now. */
export interface Workbench {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void
  fresh<T>(path: string): Promise<T>
}

/** As its own development server gives it, styles by its scripts. */
const backOfficeFiles = { script: '/assets/admin/src/main.tsx', styles: [] }

/** The same program, its calls and pages loaded anew at each request that finds them changed. */
export async function develop(workbench: Workbench): Promise<void> {
  const { middlewares, fresh } = workbench
  const program = await run(readConfig(process.env), (app, node) => {
    const answer = getRequestListener(async (request, env) => {
      const { createServer } = await fresh<typeof import('./server.ts')>('/src/server.ts')
      const { createPages } = await fresh<typeof import('./pages.ts')>('/src/pages.ts')
      const build = await fresh<ServerBuild>('virtual:react-router/server-build')
      const pages: Pages = createPages(build, 'development')
      return createServer(app, { pages, backOfficeFiles, ...node, development: true }).fetch(request, env)
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
