import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** What happens to machines and to others' services. */
export type MachineFault =
  | 'web stopped'
  | 'worker stopped'
  | 'database stopped'
  | 'log stopped'
  | 'node clock'
  | 'provider'

export const machineFaults: readonly MachineFault[] = [
  'web stopped',
  'worker stopped',
  'database stopped',
  'log stopped',
  'node clock',
  'provider',
]

const steps = [4000, -4000, 3_600_000, -3_600_000, 0]
const execute = promisify(execFile)

export async function strikeMachine(fault: MachineFault, world: World, random: Random): Promise<void> {
  switch (fault) {
    case 'web stopped':
    case 'worker stopped': {
      const node = fault === 'web stopped' ? world.web : world.worker
      return frozen([node.pid], random.whole(500, 15_000))
    }
    case 'database stopped':
      return frozen(await world.databaseProcesses(() => true), random.whole(500, 8000))
    case 'log stopped':
      // Those that write the log and its checkpoints: what is committed at once is written by its own process.
      return frozen(
        await world.databaseProcesses((title) => /walwriter|checkpointer/.test(title)),
        random.whole(500, 8000),
      )
    case 'node clock':
      return world.stepNodeClock(random.pick(['web', 'worker'] as const), random.pick(steps))
    case 'provider': {
      const isLate = random.chance(0.5)
      if (isLate) world.stripe.delay(random.whole(1000, 9000))
      else world.stripe.hang(true)
      await wait(random.whole(1000, 12_000))
      world.stripe.hang(false)
      world.stripe.delay(0)
    }
  }
}

/** Nothing of them runs for a while, and everything goes on after. */
async function frozen(pids: readonly number[], ms: number): Promise<void> {
  for (const pid of pids) send(pid, 'SIGSTOP')
  await wait(ms)
  for (const pid of pids) send(pid, 'SIGCONT')
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended meanwhile.
  }
}

/** The processes of a database, by their titles; its first one has the title `postmaster`. */
export async function processesOf(postmaster: number, isWanted: (title: string) => boolean): Promise<number[]> {
  const { stdout } = await execute('ps', ['-o', 'pid=,args=', '--ppid', String(postmaster)])
  const children = stdout
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+) (.*)$/.exec(line))
    .flatMap((found) => (found ? [{ pid: Number(found[1]), title: String(found[2]) }] : []))
  return [{ pid: postmaster, title: 'postmaster' }, ...children]
    .filter(({ title }) => isWanted(title))
    .map(({ pid }) => pid)
}
