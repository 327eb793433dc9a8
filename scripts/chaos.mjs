import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './setup/build.mjs'
import { handOver } from './setup/hand-over.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, isRecentNode } from './setup/node-finder.mjs'
import { root } from './setup/project.mjs'

// Kills the processes and the database of a site of its own at random moments, then looks for all it had promised:
// npm run chaos -- --faults 200 --seed 1
if (isRecentNode()) {
  ensureInstalled()
  ensureBuilt()
  process.chdir(root)
  await import('../test/chaos/main.ts')
} else {
  ensureInstalled()
  handOver(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)])
}
