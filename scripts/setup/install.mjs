import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentOf, digest, root, say } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

const lock = 'package-lock.json'
const installed = 'node_modules/.package-lock.json'
const stamp = 'node_modules/.install-stamp'

/**
 * Installs the dependencies if they are missing or differ from package-lock.json.
 * @param {{ toRun?: boolean }} [enough] `toRun`: what a build made before needs is enough, as installed by hand with
 *   `npm ci --omit=dev --no-workspaces`
 * @returns {void}
 */
export function ensureInstalled({ toRun = false } = {}) {
  const wanted = digest(contentOf(lock))
  if (contentOf(installed) && contentOf(stamp) === wanted) return
  if (toRun && isInstalled(toRun)) return
  if (!isInstalled(false)) {
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
 * Whether npm was run by hand: as its last step, npm writes the list of what it installed.
 * @param {boolean} toRun whether what is not for building and testing is enough
 * @returns {boolean}
 */
function isInstalled(toRun) {
  const list = contentOf(installed)
  if (!list) return false
  /** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package */
  /** @type {Record<string, Package>} */
  const present = JSON.parse(list).packages
  /** @type {Record<string, Package & { dependencies?: Record<string, string> }>} */
  const wanted = JSON.parse(contentOf(lock)).packages
  const always = toRun
    ? Object.keys(wanted['']?.dependencies ?? {}).map((name) => `node_modules/${name}`)
    : Object.keys(wanted).filter((path) => path.includes('node_modules/') && !mayLack(wanted[path]))
  return (
    always.every((path) => present[path]) &&
    Object.entries(present).every(([path, { version, integrity }]) => {
      const locked = wanted[path]
      return (
        !locked || !path.includes('node_modules/') || (version === locked.version && integrity === locked.integrity)
      )
    })
  )
}

/** @param {{ optional?: boolean, devOptional?: boolean } | undefined} locked */
const mayLack = (locked) => Boolean(locked?.optional || locked?.devOptional)
