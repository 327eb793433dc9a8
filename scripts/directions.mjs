import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root, say } from './setup/project.mjs'

/**
 * The allowed import directions. Each folder of src/ may import itself and what is listed; a file directly in src/ is
 * named by its stem. Everything else is refused.
 */
const allowed = {
  main: ['config', 'platform', 'program'],
  program: ['app', 'config', 'features', 'kept', 'listen', 'pages', 'platform', 'run', 'serve-api', 'server'],
  dev: ['config', 'run', 'server', 'pages'],
  run: ['app', 'config', 'demo', 'features', 'first-content', 'jobs', 'listen', 'platform'],
  listen: ['app', 'platform', 'sockets'],
  'first-content': ['db', 'features'],
  'first-admin': ['app', 'config', 'errors', 'features'],
  ledger: ['config', 'features', 'platform'],
  server: [
    'app',
    'back-office',
    'errors',
    'features',
    'health',
    'kept',
    'pictures',
    'platform',
    'serve-api',
    'site-door',
  ],
  'back-office': ['features', 'platform', 'site-door'],
  health: ['app', 'platform'],
  pictures: ['app', 'errors', 'features', 'platform', 'sites'],
  'site-door': ['app', 'errors', 'features', 'kept', 'platform', 'sites'],
  'serve-api': ['api', 'app', 'errors', 'platform'],
  sockets: ['app', 'features', 'platform', 'sites'],
  kept: ['app', 'features', 'kept-places', 'platform', 'server', 'sites'],
  'kept-places': ['text-paths'],
  pages: ['server', 'visit-context'],
  routes: ['text-paths'],
  'text-paths': [],
  root: ['features', 'platform', 'sites', 'ui', 'visit-context', 'errors'],
  'entry.server': ['features', 'platform', 'ui', 'visit-context'],
  'entry.client': [],
  api: ['app', 'features', 'platform'],
  jobs: ['app', 'features', 'platform'],
  demo: ['app', 'astrology', 'features', 'platform', 'sites', 'db'],
  features: ['app', 'astrology', 'errors', 'platform', 'sites', 'ui', 'visit-context'],
  astrology: [],
  'visit-context': ['app'],
  app: ['config', 'platform', 'providers', 'sites'],
  providers: ['platform'],
  sites: [],
  ui: ['platform'],
  platform: ['config', 'errors'],
  errors: ['field-names'],
  'field-names': [],
  config: ['config-faults', 'legal-identity'],
  'config-faults': ['database-address', 'legal-identity'],
  'database-address': [],
  'legal-identity': [],
}
/** The entry points of a feature, which other features may not import. */
const doors = /\.page\.tsx?$|handlers\.server\.ts$|jobs\.server\.ts$|channel\.server\.ts$/

const src = join(root, 'src')
const backOffice = join(root, 'admin', 'src')
/** @param {string} folder */
const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
const files = filesUnder(src)

/** @param {string} file @returns {string} */
function placeOf(file) {
  const path = relative(src, file)
  if (path.startsWith('../db/')) return 'db'
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : path.replace(/\.tsx?$/, '')
}

/** @param {string} file @returns {string} */
const featureOf = (file) => relative(src, file).split('/')[1] ?? ''

/** @param {string} file @param {string} text @returns {string[]} */
export function faultsOf(file, text) {
  const from = placeOf(file)
  const faults = []
  for (const [, target] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    const to = resolve(dirname(file), target)
    if (/\.css$|\+types\//.test(to)) continue
    const place = placeOf(to)
    const said = `${relative(root, file)} importe ${relative(root, to)}`
    if (place !== from && !(allowed[from] ?? []).includes(place)) faults.push(said)
    const foreign = place === 'features' && from === 'features' && featureOf(file) !== featureOf(to)
    if (foreign && doors.test(to)) faults.push(`${said} : une porte d’une autre fonctionnalité`)
  }
  return faults
}

/**
 * The back office is a separate program: it shares the texts, the plots, and modules that depend on neither server nor
 * pages. Type imports are allowed, as they are erased.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function faultsOfBackOffice(file, text) {
  const faults = []
  for (const [, kind, target] of text.matchAll(/import (type )?[^']*?'(\.[^']+)'/g)) {
    const to = resolve(dirname(file), target)
    const isOwn = to.startsWith(join(root, 'admin'))
    const isShared =
      /^src\/(platform\/|sites\/seasons\/|ui\/([\w-]+\.css$|plot\/)|features\/[\w-]+\/((\w+-)?texts|rules|addresses)\.ts$)/.test(
        relative(root, to),
      )
    if (!kind && !isOwn && !isShared) faults.push(`${relative(root, file)} importe ${relative(root, to)}`)
  }
  return faults
}

const planted = faultsOf(join(src, 'platform', 'planted.ts'), "import { x } from '../features/wallet/rules.ts'")
const plantedOutside = faultsOfBackOffice(join(backOffice, 'planted.ts'), "import { x } from '../../src/app.ts'")
const faults = [
  ...files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8'))),
  ...filesUnder(backOffice).flatMap((file) => faultsOfBackOffice(file, readFileSync(file, 'utf8'))),
]
if (planted.length !== 1 || plantedOutside.length !== 1)
  faults.push('la faute plantée n’a pas été vue : ce contrôle ne contrôle rien')
for (const fault of faults) say(fault)
process.exit(faults.length === 0 ? 0 : 1)
