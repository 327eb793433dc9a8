import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { sayMissing } from './refusals/missing.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode } from './setup/node-finder.mjs'
import { complain, root, SetupFailure, say } from './setup/project.mjs'

/**
 * Everything that must hold, one command: `npm test`. Each check counts as one test; the last line counts them all.
 * `npm test -- src/features/money e2e/room` runs the tests of these paths alone.
 */
const paths = process.argv.slice(2)
const checks = [
  { name: 'format et lint', command: ['biome', 'ci', '--error-on-warnings'] },
  { name: 'directions', command: ['node', 'scripts/directions.mjs'] },
  { name: 'types', command: ['tsc'] },
  { name: 'code mort', command: ['knip'] },
]
const isBrowserTest = (/** @type {string} */ path) => path.startsWith('e2e')
const suites = [
  { config: 'vitest.config.ts', named: paths.filter((path) => !isBrowserTest(path)) },
  { config: 'vitest.browser.config.ts', named: paths.filter(isBrowserTest) },
].filter(({ named }) => paths.length === 0 || named.length > 0)

let passed = 0
let failed = 0
const reports = mkdtempSync(join(tmpdir(), 'voyance-reports-'))

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} more
 */
function run([program, ...args], more = {}) {
  const bin = join(root, 'node_modules', '.bin')
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...more }
  const file = program === 'node' ? findNode() : join(bin, program)
  return spawnSync(file, args, { cwd: root, stdio: 'inherit', env }).status === 0
}

/** Builds beside the checks, which don't need it. @returns {Promise<void>} */
async function build() {
  const [code] = await once(spawn(findNode(), ['scripts/setup/build.mjs'], { cwd: root, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new SetupFailure('La construction du site a échoué : rien n’a été essayé dans un navigateur.')
}

/**
 * @param {boolean} ok
 * @param {string} name
 */
function count(ok, name) {
  if (ok) passed += 1
  else failed += 1
  say(`${ok ? '✓' : '✗'} ${name}`)
}

try {
  ensureInstalled()
  run(['react-router', 'typegen'])
  const built = build()
  // It is awaited below: a failure meanwhile is not one that nobody handles.
  built.catch(() => {})
  if (paths.length === 0) for (const { name, command } of checks) count(run(command), name)
  await built
  for (const { config, named } of suites) {
    const report = join(reports, `${config}.json`)
    const options = ['--config', config, '--reporter=default', '--reporter=json', `--outputFile=${report}`]
    // A part of the tests provokes a part of the refusals.
    const told = paths.length === 0 && config === 'vitest.config.ts' ? join(reports, 'refusals') : null
    const ok = run(['vitest', 'run', ...named, ...options], told ? { SEEN_REFUSALS: told } : {})
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    failed += numFailedTests
    if (numPendingTests > 0) count(false, `${config} : des tests sont sautés`)
    // A file that fails to load has no tests to count.
    if (!ok && numFailedTests === 0) count(false, config)
    if (told) count(sayMissing(told), 'refusals')
  }
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error
  complain(error.message)
  failed += 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
