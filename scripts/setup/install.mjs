import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentOf, digest, root, say } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

const lock = 'package-lock.json'
const installed = 'node_modules/.package-lock.json'
const stamp = 'node_modules/.install-stamp'

/**
 * Installs the dependencies if they are missing or differ from package-lock.json.
 * @returns {void}
 */
export function ensureInstalled() {
  const wanted = digest(contentOf(lock))
  if (contentOf(installed) && contentOf(stamp) === wanted) return
  if (!isInstalledByHand()) {
    say('Installation des dépendances…')
    // Groups that the environment may exclude (NODE_ENV=production, omit=optional) contain Node, PostgreSQL and the
    // tests.
    const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
    const failure = 'L’installation des dépendances a échoué : vérifiez le réseau puis relancez.'
    const npm = process.env.npm_execpath
    if (npm?.endsWith('.js')) runQuietly(process.execPath, [npm, ...args], failure)
    else runQuietly('npm', args, failure)
  }
  writeFileSync(join(root, stamp), wanted)
}

/**
 * Whether npm was run manually: as its last step, npm writes the list of what it installed.
 * @returns {boolean}
 */
function isInstalledByHand() {
  const list = contentOf(installed)
  if (!list) return false
  /** @type {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} */
  const present = JSON.parse(list).packages
  /** @type {typeof present} */
  const wanted = JSON.parse(contentOf(lock)).packages
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    const found = present[path]
    if (!path.includes('node_modules/')) return true
    if (!found) return Boolean(optional || devOptional)
    return found.version === version && found.integrity === integrity
  })
}
