import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, SetupFailure } from './project.mjs'

const START = 'window.__reactRouterManifest='
/** What a page has, as bits of one number. */
const FLAGS = [
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
]

/**
 * Expands it again in the browser. What the root brought is loaded before any page.
 * @param {any} manifest
 * @param {readonly string[]} flags
 */
const expand = (manifest, flags) => {
  const file = (/** @type {string} */ name) => `/assets/${name}.js`
  for (const [id, route] of Object.entries(manifest.routes)) {
    const { f: bits, m: module, i: imports, p: pathless, ...rest } = route
    manifest.routes[id] = {
      id,
      ...(!pathless && { path: id }),
      ...(id !== 'root' && { parentId: 'root' }),
      css: [],
      ...rest,
      module: file(module),
      imports: imports ? imports.split(' ').map(file) : [],
    }
    flags.forEach((flag, place) => {
      manifest.routes[id][flag] = Boolean(bits & (1 << place))
    })
  }
  return manifest
}

/**
 * The list of all pages, which every first visitor is sent, in fewer bytes: names are written once, and what is the rule
 * is left out. @param {string} text @returns {string}
 */
export function compactManifest(text) {
  if (!text.startsWith(START)) throw new SetupFailure('La liste des pages n’a pas la forme attendue.')
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, ''))
  const { entry, routes } = manifest
  const loaded = new Set([entry.module, ...entry.imports, routes.root.module, ...routes.root.imports])
  const short = (/** @type {string} */ path) => path.slice('/assets/'.length, -'.js'.length)
  for (const [id, route] of Object.entries(routes)) {
    const { module, imports, css, ...rest } = route
    const own = imports.filter((/** @type {string} */ path) => id === 'root' || !loaded.has(path)).sort()
    const bits = FLAGS.reduce((sum, flag, place) => sum + (rest[flag] ? 1 << place : 0), 0)
    for (const flag of FLAGS) delete rest[flag]
    if (rest.id === id) delete rest.id
    const isPathless = rest.path === undefined
    if (rest.path === id) delete rest.path
    if (rest.parentId === 'root') delete rest.parentId
    routes[id] = {
      ...rest,
      ...(css.length > 0 && { css }),
      ...(isPathless && { p: 1 }),
      f: bits,
      m: short(module),
      ...(own.length > 0 && { i: own.map(short).join(' ') }),
    }
  }
  const source = expand
    .toString()
    .replaceAll(/\/\*.*?\*\//g, '')
    .replaceAll(/\n\s*/g, '\n')
  return `${START}(${source})(${JSON.stringify(manifest)},${JSON.stringify(FLAGS)});`
}

/** Rewrites the list that was built. */
export function compactBuiltManifest() {
  const folder = join(root, 'build', 'client', 'assets')
  for (const name of readdirSync(folder).filter((one) => /^manifest-[\w-]+\.js$/.test(one))) {
    const path = join(folder, name)
    writeFileSync(path, compactManifest(readFileSync(path, 'utf8')))
  }
}

// Alone, it rewrites what it reads.
if (import.meta.main) process.stdout.write(compactManifest(readFileSync(process.stdin.fd, 'utf8')))
