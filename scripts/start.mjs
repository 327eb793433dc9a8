import { pathToFileURL } from 'node:url'
import { builtMain, ensureBuilt, isBuilt } from './setup/build.mjs'
import { handOver } from './setup/hand-over.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode, isRecentNode } from './setup/node-finder.mjs'
import { complain, SetupFailure } from './setup/project.mjs'

const args = process.argv.slice(2)

try {
  ensureInstalled({ toRun: isBuilt() })
  ensureBuilt()
  if (!isRecentNode()) handOver(findNode(), [builtMain, ...args])
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error
  complain(error.message)
  process.exit(1)
}

if (isRecentNode()) {
  // In this same process, so that signals and exit code need no forwarding.
  process.argv = [process.execPath, builtMain, ...args]
  await import(pathToFileURL(builtMain).href)
}
