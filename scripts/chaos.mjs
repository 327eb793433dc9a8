import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode } from './setup/node-finder.mjs'
import { root } from './setup/project.mjs'

// Kills the processes and the database of a site of its own at random moments, then looks for all it had promised:
// npm run chaos -- --faults 200 --seed 1
ensureInstalled()
ensureBuilt()
const { status } = spawnSync(findNode(), [join(root, 'test', 'chaos', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
