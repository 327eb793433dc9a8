import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBuilt, isBuilt } from './setup/build.mjs'
import { handOver } from './setup/hand-over.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, isRecentNode } from './setup/node-finder.mjs'
import { root } from './setup/project.mjs'

// Runs a script against the built program: node scripts/on-build.mjs bench/main.ts pages
// What is not of the tests also runs where a build was brought.
ensureInstalled({ toRun: process.argv[2]?.startsWith('src/') && isBuilt() })
if (isRecentNode()) {
  ensureBuilt()
  process.chdir(root)
  process.env.NODE_ENV ??= 'production'
  const [file = ''] = process.argv.splice(2, 1)
  await import(pathToFileURL(join(root, file)).href)
} else {
  handOver(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)])
}
