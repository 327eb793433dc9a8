import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeBillOfMaterials } from './bill-of-materials.mjs'
import { compactBuiltManifest } from './compact-manifest.mjs'
import { findNode } from './node-finder.mjs'
import { complain, root, SetupFailure, say } from './project.mjs'
import { runQuietly } from './run-quietly.mjs'

/** The sources of the build. */
const sources = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/setup/compact-manifest.mjs',
  'tsconfig.json',
  'src',
  'admin/package.json',
  'admin/src',
  'admin/vite.config.ts',
  'db',
  'public',
]

/** The program that serves the site. */
export const builtMain = join(root, 'build', 'server', 'main.js')

const stamp = join(root, 'build', '.build-stamp')

/**
 * Whether the build is that of these sources.
 * @returns {boolean}
 */
export const isBuilt = (wanted = sourcesDigest()) =>
  existsSync(builtMain) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/**
 * Builds the site if its sources have changed.
 * @returns {void}
 */
export function ensureBuilt() {
  const wanted = sourcesDigest()
  if (isBuilt(wanted)) return
  say('Construction du site…')
  // Without its stamp, an interrupted build is repeated.
  rmSync(stamp, { force: true })
  // The back office writes its files among the site's, so it comes second.
  build([join('@react-router', 'dev', 'bin.cjs'), 'build'])
  compactBuiltManifest()
  build([join('vite', 'bin', 'vite.js'), 'build', '--config', join('admin', 'vite.config.ts')])
  if (!existsSync(builtMain)) {
    throw new SetupFailure(
      `La construction n’a pas fait ${builtMain} : vérifiez serverBuildFile dans react-router.config.ts.`,
    )
  }
  writeBillOfMaterials()
  writeFileSync(stamp, wanted)
}

/** @param {string[]} command the program of a package, and its arguments */
function build([program = '', ...told]) {
  const failure = 'La construction du site a échoué : corrigez l’erreur ci-dessus puis relancez.'
  runQuietly(findNode(), [join(root, 'node_modules', program), ...told], failure)
}

/**
 * Digest of contents and not of dates, which a clone does not preserve.
 * @returns {string}
 */
function sourcesDigest() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesUnder)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} path from the root of the project
 * @returns {string[]} always in the same order
 */
function filesUnder(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found?.isDirectory())
    return readdirSync(join(root, path))
      .sort()
      .flatMap((name) => filesUnder(join(path, name)))
  return found?.isFile() ? [path] : []
}

if (import.meta.main) {
  try {
    ensureBuilt()
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error
    complain(error.message)
    process.exit(1)
  }
}
