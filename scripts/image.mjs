import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureBuilt } from './setup/build.mjs'
import { complain, root, SetupFailure, say } from './setup/project.mjs'
import { runQuietly } from './setup/run-quietly.mjs'

// Writes an image of the committed sources, their build and what these need, as an archive of the Open Container
// Initiative: npm run image -- voyance.tar. Needs root, mmdebstrap and buildah, and asks nobody but Debian and npm.

const RELEASE = 'bookworm'
/** Node and PostgreSQL come from npm; what Node is linked with doesn't, nor what it trusts. */
const PACKAGES = ['ca-certificates', 'libstdc++6', 'libatomic1']
const HOME = '/opt/voyance'
const DATA = '/var/lib/voyance'
/** By number, as what runs containers asks for it; PostgreSQL also wants its name. */
const USER = '10001:10001'
const PREPARATIONS = [
  `useradd --uid 10001 --user-group --home-dir ${DATA} --shell /usr/sbin/nologin voyance`,
  `install -d -m 700 -o 10001 -g 10001 ${DATA}`,
]
/** No daemon, and no file system that a container itself may not mount. */
const STORE = ['--storage-driver', 'vfs']

const [archive] = process.argv.slice(2)

try {
  if (!archive) throw new SetupFailure('Dites où écrire l’image : npm run image -- voyance.tar')
  if (changes() !== '') throw new SetupFailure('Des fichiers ne sont pas validés : l’image serait d’autres sources.')
  ensureBuilt()
  writeImage(resolve(archive))
  say(`L’image est dans ${resolve(archive)}.`)
} catch (error) {
  if (!(error instanceof SetupFailure)) throw error
  complain(error.message)
  process.exit(1)
}

/** A build is taken as it is by the sources that it was made from, and no others. */
function changes() {
  return spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout
}

/** @param {string} path */
function writeImage(path) {
  const folder = mkdtempSync(join(tmpdir(), 'voyance-image-'))
  try {
    const [system, program] = [join(folder, 'system.tar'), join(folder, 'program')]
    say('Système…')
    run('mmdebstrap', ['--variant=minbase', `--include=${PACKAGES}`, RELEASE, system])
    say('Programme…')
    run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, program])
    rmSync(join(program, '.git'), { recursive: true })
    run('cp', ['-a', join(root, 'build'), program])
    run('npm', ['ci', '--prefix', program, '--omit=dev', '--no-workspaces', '--no-audit', '--no-fund'])
    say('Image…')
    const container = buildah('from', 'scratch')
    try {
      buildah('add', container, system, '/')
      buildah('add', '--chown', USER, container, program, HOME)
      for (const one of PREPARATIONS) buildah('run', '--isolation', 'chroot', container, '--', ...one.split(' '))
      buildah('config', ...configuration(), container)
      buildah('commit', '--quiet', container, `oci-archive:${path}:voyance`)
    } finally {
      buildah('rm', container)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As the units in docs/systemd: an account of its own, and data that outlives the container. */
function configuration() {
  const environment = { PATH: `${HOME}/node_modules/.bin:/usr/bin:/bin`, APP_MODE: 'production', DATA_DIR: DATA }
  return [
    ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...['--user', USER, '--workingdir', HOME, '--volume', DATA, '--port', '3000', '--stop-signal', 'SIGTERM'],
    ...['--entrypoint', JSON.stringify(['node']), '--cmd', 'scripts/start.mjs'],
  ]
}

/** @param {string} file @param {string[]} args */
function run(file, args) {
  runQuietly(file, args, `${file} a échoué : l’image n’est pas faite.`)
}

/** @param {string[]} args @returns {string} what it says */
function buildah(...args) {
  const { status, stdout, stderr, error } = spawnSync('buildah', [...STORE, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new SetupFailure(`buildah ${args[0]} a échoué : ${error?.message ?? stderr}`)
  return stdout.trim()
}
