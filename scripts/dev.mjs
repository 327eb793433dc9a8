import { handOver } from './setup/hand-over.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, isRecentNode } from './setup/node-finder.mjs'

ensureInstalled()
if (isRecentNode()) {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  // A separate program, with its own socket for hot reloading.
  const backOffice = await createServer({
    configFile: 'admin/vite.config.ts',
    server: { middlewareMode: true, hmr: { port: 24679 } },
    appType: 'custom',
  })
  const { runner } = /** @type {import('vite').RunnableDevEnvironment} */ (vite.environments.ssr)
  const { develop } = await runner.import('/src/server/dev.ts')
  await develop({
    middlewares: (request, response, next) =>
      backOffice.middlewares(request, response, () => vite.middlewares(request, response, next)),
    fresh: (/** @type {string} */ path) => runner.import(path),
  })
} else {
  handOver(findNode(), ['scripts/dev.mjs'])
}
