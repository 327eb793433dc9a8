import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/program.ts'
import { figure } from './report.ts'

/** What `docs/operations.md` tells a machine to install that a build is brought to. */
const LEAN = ['--omit=dev', '--no-workspaces']
/** Whatever the environment excludes. */
const WHOLE = ['--include=dev', '--include=optional']

/** How long a fresh clone takes to its first page, and what a machine needs that only runs a build made before. */
export async function run(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'voyance-weight-'))
  const clone = (name: string, from: string) => {
    execFileSync('git', ['clone', '--quiet', '--local', from, join(home, name)])
    return join(home, name)
  }
  try {
    const whole = clone('whole', process.cwd())
    // Downloads, so that none of what is compared does.
    install(whole, WHOLE)
    const installing = seconds(() => install(whole, WHOLE))
    const fresh = clone('fresh', whole)
    const first = await startIn(fresh)
    const second = await startIn(fresh)
    const lean = clone('lean', whole)
    await cp(join(fresh, 'build'), join(lean, 'build'), { recursive: true })
    install(lean, LEAN)
    const brought = await startIn(lean)

    figure('npm ci, s', installing)
    figure('fresh clone to its first page / npm ci', first / installing, { atMost: 1.5 })
    figure('second start to the first page, s', second, { atMost: 3 })
    figure('start of a build brought elsewhere, with the demonstration to fill, s', brought)
    figure('whole install, MB', await megabytes(whole))
    figure('production install / whole install, MB', (await megabytes(lean)) / (await megabytes(whole)), {
      atMost: 0.5,
    })
    figure('production install / whole install, packages', (await packages(lean)) / (await packages(whole)), {
      atMost: 0.5,
    })
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

const npm = (args: readonly string[], folder: string) =>
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] })

const install = (folder: string, more: readonly string[]) => npm(['ci', '--no-audit', '--no-fund', ...more], folder)

function seconds(act: () => void): number {
  const begun = performance.now()
  act()
  return (performance.now() - begun) / 1000
}

/** Starts the site of a folder and stops it again. @returns the seconds until its first page was there */
async function startIn(folder: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data') },
  })
  await firstPage(`http://localhost:${port}/`, child)
  const taken = (performance.now() - begun) / 1000
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  return taken
}

async function firstPage(address: string, child: ChildProcess): Promise<void> {
  while ((await fetch(address).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null) throw new Error('the site ended before its first page')
    await wait(50)
  }
}

async function megabytes(folder: string): Promise<number> {
  const entries = await readdir(join(folder, 'node_modules'), { recursive: true, withFileTypes: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6
}

async function packages(folder: string): Promise<number> {
  const list = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  return Object.keys(list.packages).length
}
