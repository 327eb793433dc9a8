import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const NETWORK = 'vrh'
/** What this machine may have of its own, by the names that the page uses. */
const HIDDEN = ['var/lib/voyance', 'var/spool/voyance', 'etc/voyance']
const CONTROL = '/sys/fs/cgroup'

const run = (file: string, ...args: string[]): string =>
  execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const execute = promisify(execFile)

/** Into all namespaces of a machine, by its first process. */
const inside = (first: number): string[] => ['-t', String(first), '-m', '-u', '-i', '-n', '-p']

/** A network that only the machines of this rehearsal and this one are in. */
export function openNetwork(): () => void {
  run('ip', 'link', 'add', NETWORK, 'type', 'bridge')
  run('ip', 'addr', 'add', '10.77.0.254/24', 'dev', NETWORK)
  run('ip', 'link', 'set', NETWORK, 'up')
  return () => void run('ip', 'link', 'del', NETWORK)
}

interface Place {
  /** A file system in memory: what the machines write. */
  folder: string
  /** The project, as brought to `/opt/voyance`. */
  project: string
  /** The store of backups. */
  store: string
}

/** A Debian of its own with systemd, on top of this machine's files, that can lose its power. */
export class Machine {
  readonly name: string
  private readonly at: Place
  private readonly namespace: string
  private readonly root: string
  private power: ChildProcess | null = null

  constructor(name: string, at: Place) {
    this.name = name
    this.at = at
    this.namespace = `${NETWORK}-${name}`
    this.root = join(at.folder, name, 'root')
  }

  /** Its disk and its cable. */
  install(address: string): void {
    const disk = dirname(this.root)
    for (const part of ['written', 'work', 'root']) mkdirSync(join(disk, part), { recursive: true })
    for (const path of HIDDEN) {
      const hidden = join(disk, 'written', path)
      mkdirSync(dirname(hidden), { recursive: true })
      // An overlay file system shows a file as removed if the upper layer has such a device of its name.
      run('mknod', hidden, 'c', '0', '0')
    }
    const layers = `lowerdir=/,upperdir=${join(disk, 'written')},workdir=${join(disk, 'work')}`
    run('mount', '-t', 'overlay', 'overlay', '-o', layers, this.root)
    this.makeBare()
    run('ip', 'netns', 'add', this.namespace)
    run('ip', 'link', 'add', this.namespace, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', this.namespace)
    run('ip', 'link', 'set', this.namespace, 'master', NETWORK, 'up')
    run('ip', '-n', this.namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    for (const link of ['lo', 'eth0']) run('ip', '-n', this.namespace, 'link', 'set', link, 'up')
  }

  /** Nothing of what this machine was told is left, as on one that was installed just now. */
  private makeBare(): void {
    const place = (path: string) => join(this.root, path)
    for (const path of ['etc/machine-id', 'etc/fstab', 'usr/sbin/policy-rc.d']) rmSync(place(path), { force: true })
    const wanted = place('etc/systemd/system/multi-user.target.wants')
    for (const unit of readdirSync(wanted)) rmSync(join(wanted, unit))
    writeFileSync(place('etc/hosts'), '127.0.0.1 localhost\n')
    writeFileSync(place('etc/hostname'), `${this.name}\n`)
    mkdirSync(place('opt/voyance'), { recursive: true })
    mkdirSync(place('srv/backup'), { recursive: true })
  }

  async start(): Promise<void> {
    for (const tree of readdirSync(CONTROL)) mkdirSync(join(CONTROL, tree, this.namespace), { recursive: true })
    const binds = [`--bind-ro=${this.at.project}:/opt/voyance`, `--bind=${this.at.store}:/srv/backup`]
    const told = ['-q', '--register=no', '--keep-unit', '--console=pipe', '--resolv-conf=off', '--timezone=off']
    const who = [`--machine=${this.namespace}`, `--hostname=${this.name}`]
    const network = `--network-namespace-path=/run/netns/${this.namespace}`
    const enter = `for tree in ${CONTROL}/*; do echo $$ > "$tree/${this.namespace}/cgroup.procs" 2>/dev/null; done; exec "$@"`
    this.power = spawn(
      '/bin/sh',
      ['-c', enter, 'sh', 'systemd-nspawn', ...told, ...who, network, ...binds, '-D', this.root, '-b'],
      { stdio: 'ignore' },
    )
    while (!/running|degraded/.test((await this.do('systemctl is-system-running')).said)) await wait(300)
  }

  /** The first process of the machine, whose end is the end of all. */
  private first(): number | null {
    const pid = this.power?.pid
    const list = pid && `/proc/${pid}/task/${pid}/children`
    if (!list || !existsSync(list)) return null
    return Number(readFileSync(list, 'utf8').trim().split(' ').at(-1)) || null
  }

  /** Runs commands as root on the machine. */
  async do(commands: string, env: Record<string, string> = {}): Promise<{ failed: boolean; said: string }> {
    const first = this.first()
    if (!first) return { failed: true, said: 'it has no power' }
    const own = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', ...env }
    const limits = { timeout: 400_000, killSignal: 'SIGKILL' as const, maxBuffer: 64_000_000 }
    try {
      const { stdout } = await execute('nsenter', [...inside(first), '/bin/bash', '-e', '-c', commands], {
        env: { ...own, DEBIAN_FRONTEND: 'noninteractive' },
        ...limits,
      })
      return { failed: false, said: stdout }
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string }
      return { failed: true, said: `${stdout}${stderr}` || message }
    }
  }

  /** A process on the machine that goes on; it ends with the machine. */
  begin(file: string, ...args: string[]): ChildProcess {
    return spawn('nsenter', [...inside(this.first() ?? 0), file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  }

  /** At once, with everything that runs on it. */
  async losePower(): Promise<void> {
    const [first, power] = [this.first(), this.power]
    if (!first || !power) return
    const gone = new Promise((resolve) => power.once('exit', resolve))
    process.kill(first, 'SIGKILL')
    await gone
    this.power = null
  }

  async remove(): Promise<void> {
    await this.losePower()
    // This end of the cable would stay for as long as anything holds its network.
    const cable = ['ip', 'link', 'del', this.namespace]
    const parts = [['umount', '-l', this.root], cable, ['ip', 'netns', 'del', this.namespace]]
    for (const [file = '', ...told] of parts) {
      try {
        run(file, ...told)
      } catch {
        // It was not installed so far.
      }
    }
  }
}
