import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { foldersInCycles } from './directions/cycles.mjs'
import { firstParts, pageStringsIn } from './directions/page-strings.mjs'
import { allowed, doors, FLOORS, sharedWithBackOffice } from './directions/rules.mjs'
import { root, say } from './setup/project.mjs'

// Refuses imports that point the wrong way, folders that import each other, type imports included, and addresses of pages
// that nothing checks.
const src = join(root, 'src')
const backOffice = join(root, 'admin', 'src')

/** @typedef {{ from: string, to: string }} Import paths from the root of the project */

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))

/** @param {string} file @param {string} text @returns {Import[]} */
const importsOf = (file, text) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)]
    .map(([, target = '']) => ({ from: relative(root, file), to: relative(root, resolve(dirname(file), target)) }))
    .filter(({ to }) => !to.includes('+types/'))

/** A folder of src/, or the stem of a file directly in it; the list of features is no feature. @param {string} path */
const placeOf = (path) => {
  if (path.startsWith('db/')) return 'db'
  if (path === 'src/features.ts') return 'list of features'
  const [, first = ''] = path.split('/')
  return path.split('/').length > 2 ? first : first.replace(/\.tsx?$/, '')
}

/** @param {string} path @returns {[floor: string, feature: string]} */
const featureOf = (path) => [path.split('/')[2] ?? '', path.split('/')[3] ?? '']

/** @param {Import} one @returns {string[]} */
function faultsOf({ from, to }) {
  const said = `${from} importe ${to}`
  const [here, there] = [placeOf(from), placeOf(to)]
  if (to.endsWith('.css') && here !== 'features') return []
  if (here !== there) return allowed[here]?.includes(there) ? [] : [said]
  if (here !== 'features') return []
  const [floor, feature] = featureOf(from)
  const [otherFloor, otherFeature] = featureOf(to)
  if (FLOORS.indexOf(otherFloor) > FLOORS.indexOf(floor)) return [`${said} : un étage au-dessus`]
  if (FLOORS.indexOf(floor) < 0) return [`${from} : un étage qui n’est pas dans la liste`]
  return feature !== otherFeature && doors.test(to) ? [`${said} : une porte d’une autre fonctionnalité`] : []
}

/** The back office is a program of its own; types vanish from it. @param {string} file @param {string} text @returns {string[]} */
const faultsOfBackOffice = (file, text) =>
  importsOf(file, text.replace(/import type [^']*'[^']*'/g, ''))
    .filter(({ to }) => !to.startsWith('admin/') && !sharedWithBackOffice.test(to))
    .map(({ from, to }) => `${from} importe ${to}`)

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8')
const files = filesUnder(src)
const imports = files.flatMap((file) => importsOf(file, read(file)))
const parts = await firstParts(root)
const backOfficeFiles = filesUnder(backOffice)
const backOfficeImports = backOfficeFiles.flatMap((file) => importsOf(file, read(file)))
const faults = [
  ...imports.flatMap(faultsOf),
  ...backOfficeFiles.flatMap((file) => faultsOfBackOffice(file, read(file))),
  ...foldersInCycles([...imports, ...backOfficeImports]).map((names) => `cycle de dossiers : ${names.join(', ')}`),
  ...files.flatMap((file) => pageStringsIn(relative(root, file), read(file), parts)),
]

const upward = { from: 'src/features/house/texts/planted.ts', to: 'src/features/site/home/texts.ts' }
const outside = { from: 'src/platform/planted.ts', to: 'src/features/house/ledger/rules.ts' }
const ring = [
  { from: 'src/ui/one/planted.ts', to: 'src/ui/other/planted.ts' },
  { from: 'src/ui/other/planted.ts', to: 'src/ui/one/planted.ts' },
]
const byHand = `'/connexion?retour=/wallet' + \`\${canonical}/voyance/\${slug}\` + <Link to="/">`
const byHref = "href('/voyance/:slug', { slug }) + '/voyance-privee' + '/api/voyance'"
const seen = [
  faultsOf(upward).length === 1,
  faultsOf(outside).length === 1,
  foldersInCycles(ring).length === 1,
  faultsOfBackOffice(join(backOffice, 'planted.ts'), "import { x } from '../../src/app.ts'").length === 1,
  pageStringsIn('src/planted.ts', byHand, parts).length === 3,
  pageStringsIn('src/planted.ts', byHref, parts).length === 0,
]
if (seen.includes(false)) faults.push('une faute plantée n’a pas été vue : ce contrôle ne contrôle rien')
for (const fault of faults) say(fault)
process.exit(faults.length === 0 ? 0 : 1)
