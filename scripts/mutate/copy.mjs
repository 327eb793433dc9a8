import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '../setup/project.mjs'

/** @param {string} folder @param {string[]} args */
const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 }).trim()

/** @param {string} text @returns {string[]} */
const lines = (text) => text.split('\n').filter(Boolean)

/** @param {number} pid @param {NodeJS.Signals} name */
function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}

/** How long one run of tests may take: what is broken may also never end. */
const PATIENCE_MS = 5 * 60_000

/**
 * The tree as it stands, changes that are not committed included, in a folder of its own with the same packages. The
 * checkout itself is never touched.
 */
export function copyOfTree() {
  const home = mkdtempSync(join(tmpdir(), 'voyance-mutate-'))
  const folder = join(home, 'tree')
  const temporary = join(home, 'temporary')
  mkdirSync(temporary)
  // The account of PostgreSQL passes through it.
  for (const passed of [home, temporary]) chmodSync(passed, 0o711)
  git(root, 'worktree', 'add', '--quiet', '--detach', folder, git(root, 'stash', 'create') || 'HEAD')
  for (const path of lines(git(root, 'ls-files', '--others', '--exclude-standard')))
    cpSync(join(root, path), join(folder, path))
  for (const packages of ['node_modules', 'admin/node_modules'])
    if (existsSync(join(root, packages))) symlinkSync(join(root, packages), join(folder, packages))

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running

  /** @param {string} program @param {string[]} args @returns {Promise<boolean | 'endless'>} whether it succeeded */
  const run = async (program, args) => {
    const bin = join(folder, 'node_modules', '.bin')
    const started = spawn(join(bin, program), args, {
      cwd: folder,
      stdio: 'ignore',
      // The Node.js of the project comes first, as in scripts/test.mjs.
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, TMPDIR: temporary },
      detached: true,
    })
    running = started
    let endless = false
    const timers = [PATIENCE_MS, PATIENCE_MS + 30_000].map((after, at) =>
      setTimeout(() => {
        endless = true
        stop(at === 0 ? 'SIGINT' : 'SIGKILL')
      }, after),
    )
    const code = await new Promise((done) => started.on('exit', done))
    timers.forEach(clearTimeout)
    running = undefined
    stopDatabases()
    return endless ? 'endless' : code === 0
  }

  /** Its workers too: a loop that never ends hears nothing else. @param {NodeJS.Signals} name */
  const stop = (name) => {
    if (running?.pid) signal(-running.pid, name)
  }

  /** Of tests that were stopped before they could stop it. */
  const stopDatabases = () => {
    for (const name of readdirSync(temporary)) {
      const claim = join(temporary, name, 'cluster', 'postmaster.pid')
      const [server = ''] = existsSync(claim) ? lines(readFileSync(claim, 'utf8')) : []
      if (server) signal(Number(server), 'SIGQUIT')
      rmSync(join(temporary, name), { recursive: true, force: true })
    }
  }

  return {
    folder,
    files: () => lines(git(folder, 'ls-files', '--cached', '--others', '--exclude-standard')),
    /** @param {string} path */
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    /** A name that nothing uses any more does not count: whoever took away its last use would take it away too. */
    types: async () =>
      (await run('react-router', ['typegen'])) === true &&
      (await run('tsc', [
        ...['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'],
        // Only what a break changes is read again.
        ...['--incremental', '--tsBuildInfoFile', join(home, 'types.tsbuildinfo')],
      ])) === true,
    /**
     * Runs these files of tests, up to the first failure.
     * @param {readonly string[]} tests
     * @param {{ all?: boolean }} [options]
     * @returns {Promise<{ passed: string[], failed: string[], endless: boolean }>}
     */
    async test(tests, { all = false } = {}) {
      const report = join(home, 'report.json')
      rmSync(report, { force: true })
      const ended = await run('vitest', [
        'run',
        ...tests,
        ...(all ? [] : ['--bail=1']),
        '--reporter=json',
        `--outputFile=${report}`,
        `--fsModuleCachePath=${join(home, 'modules')}`,
      ])
      /** @type {{ name: string, status: string, assertionResults: { status: string }[] }[]} */
      const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []
      const named = (/** @type {typeof results} */ some) => some.map(({ name }) => name.slice(folder.length + 1))
      const failed = results.filter(({ status }) => status === 'failed')
      // What was cut short after another's failure is said to have failed too.
      const own = failed.filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
      return {
        passed: named(results.filter(({ status }) => status === 'passed')),
        failed: named(own.length > 0 ? own : failed),
        endless: ended === 'endless' || results.length === 0,
      }
    },
    remove() {
      stop('SIGKILL')
      stopDatabases()
      // The key that stops this may stop git too.
      const isGone = () => spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root }).status === 0
      for (let attempt = 1; attempt < 4 && !isGone(); attempt++);
      rmSync(home, { recursive: true, force: true })
    },
  }
}
