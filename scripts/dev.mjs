import { handOver } from './setup/hand-over.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, isRecentNode } from './setup/node-finder.mjs'

ensureInstalled()
if (isRecentNode()) {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const { runner } = /** @type {import('vite').RunnableDevEnvironment} */ (vite.environments.ssr)
  const { develop } = await runner.import('/src/dev.ts')
  await develop({
    middlewares: vite.middlewares,
    fresh: (/** @type {string} */ path) => runner.import(path),
  })
} else {
  handOver(findNode(), ['scripts/dev.mjs'])
}
