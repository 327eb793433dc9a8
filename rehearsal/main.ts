import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { Machine, openNetwork } from './machine.ts'
import { boxesOf } from './page.ts'
import { Rehearsal, say } from './rehearsal.ts'

/**
 * Does what docs/operations/two-machines.md says, word by word, on three machines of its own, and loses one of them:
 * npm run rehearse, as root, on a Debian 12 that has the packages of the page. With `--keep`, what failed is left as it
 * is until Ctrl-C.
 */
const PAGE = 'docs/operations/two-machines.md'
const FOLDER = '/run/voyance-rehearsal'
const TOOLS = ['etcd', 'etcdctl', 'patroni', 'haproxy', 'systemd-nspawn', 'nsenter', 'curl', 'psql']

/** Settings of the demonstration, whose rows the laws are checked on. */
const settings = `APP_MODE=demo
DEMO_IN_PUBLIC=yes
HOST=0.0.0.0
LOG_LEVEL=warn
SESSION_SECRET=${randomBytes(32).toString('hex')}
DATA_KEYS=rehearsal:${randomBytes(32).toString('hex')}
`

function prepare(): void {
  const missing = TOOLS.filter((tool) => {
    try {
      return !execFileSync('which', [tool], { encoding: 'utf8' })
    } catch {
      return true
    }
  })
  if (process.getuid?.() !== 0) throw new Error('this needs root')
  if (missing.length > 0) {
    throw new Error(
      `missing: ${missing.join(', ')}. apt-get install postgresql-15 patroni etcd-server etcd-client haproxy systemd-container curl`,
    )
  }
  mkdirSync(FOLDER, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8G', 'tmpfs', FOLDER])
  mkdirSync(`${FOLDER}/store`)
}

prepare()
const closeNetwork = openNetwork()
const at = { folder: FOLDER, project: process.cwd(), store: `${FOLDER}/store` }
const machines: Record<string, Machine> = {}
const began = performance.now()
const seconds = () => ((performance.now() - began) / 1000).toFixed(0)

async function clear(code: number): Promise<void> {
  for (const machine of Object.values(machines)) await machine.remove()
  closeNetwork()
  execFileSync('umount', ['-l', FOLDER])
  rmSync(FOLDER, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void clear(130))

try {
  for (const [place, name] of ['a', 'b', 'c'].entries()) {
    const machine = new Machine(name, at)
    machines[name] = machine
    machine.install(`10.77.0.${place + 1}`)
    await machine.start()
    const write = `install -d /etc/voyance; printf '%s' "$SETTINGS" > /etc/voyance/settings`
    await machine.do(write, { SETTINGS: settings })
  }
  const rehearsal = new Rehearsal(machines)
  let title = ''
  for (const box of boxesOf(readFileSync(PAGE, 'utf8'))) {
    if (box.title !== title) say(`\n${box.title} (${seconds()} s)`)
    title = box.title
    await rehearsal.play(box)
  }
  await rehearsal.judgeRestoration()
  say(`\nThe page was done as it is written, in ${seconds()} s.`)
  await clear(0)
} catch (error) {
  say(`\n${error instanceof Error ? error.message : String(error)}`)
  if (process.argv.includes('--keep')) setInterval(() => {}, 60_000)
  else await clear(1)
}
