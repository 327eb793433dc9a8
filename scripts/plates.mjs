import { fileURLToPath } from 'node:url'
import { handOver } from './setup/hand-over.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, isRecentNode } from './setup/node-finder.mjs'

// Draws the plates whose drawing has changed: npm run plates
ensureInstalled()
if (isRecentNode()) await import('./plates/main.ts')
else handOver(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)])
