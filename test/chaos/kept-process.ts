import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const RESTART_AFTER_MS = 150
const LONGEST_END_MS = 60_000

/** A node of the built program, restarted whenever it ends, as a service manager does. */
export class KeptProcess {
  /** The last output before each unexpected end of a running node. */
  readonly falls: string[] = []
  private readonly name: string
  private readonly env: Record<string, string>
  private child: ChildProcess
  private up = false
  private expected = false
  private over = false

  constructor(name: string, env: Record<string, string>) {
    this.name = name
    this.env = env
    this.child = this.start()
    process.once('exit', () => this.child.kill('SIGKILL'))
  }

  get isUp(): boolean {
    return this.up
  }

  get pid(): number {
    return this.child.pid ?? 0
  }

  kill(): void {
    this.expected = true
    this.child.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    this.over = true
    this.expected = true
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    this.child.kill('SIGTERM')
    // One that never ends would hold up the whole run: that it had to be killed is told.
    const late = setTimeout(() => {
      this.falls.push(`${this.name} did not end within a minute of SIGTERM`)
      this.child.kill('SIGKILL')
    }, LONGEST_END_MS)
    await ended
    clearTimeout(late)
  }

  private start(): ChildProcess {
    const child = spawn(process.execPath, ['build/server/main.js'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.env },
    })
    let last = ''
    child.stdout!.on('data', (data) => {
      if (String(data).includes('Le site est ouvert')) this.up = true
      last = `${last}${data}`.slice(-2000)
    })
    child.stderr!.on('data', (data) => {
      last = `${last}${data}`.slice(-2000)
    })
    child.once('exit', (code, signal) => {
      if (this.up && !this.expected) this.falls.push(`${this.name} (${signal ?? code}): ${last}`)
      this.up = false
      this.expected = false
      void wait(RESTART_AFTER_MS).then(() => {
        if (!this.over) this.child = this.start()
      })
    })
    return child
  }
}
