import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, SetupFailure } from './project.mjs'

const needed = 26

/**
 * Whether the running Node is recent enough for the site.
 * @returns {boolean}
 */
export const isRecentNode = () => Number.parseInt(process.versions.node, 10) >= needed

/**
 * The Node that runs the site: this one, or the one npm installed with the dependencies.
 * @returns {string}
 */
export function findNode() {
  if (isRecentNode()) return process.execPath
  const local = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(local)) return local
  throw new SetupFailure(
    `Le site demande Node ${needed} et npm n’en fournit pas pour cette machine : installez Node ${needed} puis relancez.`,
  )
}
