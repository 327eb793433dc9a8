import { fileURLToPath } from 'node:url'
import { handOver } from './setup/hand-over.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, isRecentNode } from './setup/node-finder.mjs'

// Draws the cards: npm run cards [-- [deck/]slug ...] [-- --sheet cards.png [--deck slug] [--width 160]]
ensureInstalled()
if (isRecentNode()) await import('./cards/main.ts')
else handOver(findNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)])
