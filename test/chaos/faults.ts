import { sql } from 'kysely'
import { type DiskFault, diskFaults, strikeDisk } from './disk-faults.ts'
import { type MachineFault, machineFaults, strikeMachine } from './machine-faults.ts'
import { type NetworkFault, networkFaults, strikeNetwork } from './network-faults.ts'
import { type Outside, type OutsideFault, outsideFaults, strikeOutside } from './outside-faults.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

type Kill = 'web' | 'worker' | 'both' | 'postmaster' | 'backend' | 'connections' | 'clock'
export type Fault = Kill | NetworkFault | MachineFault | DiskFault | OutsideFault

/** Listed as often as its relative frequency. */
const kills: readonly Kill[] = [
  'web',
  'web',
  'web',
  'worker',
  'worker',
  'both',
  'postmaster',
  'postmaster',
  'backend',
  'connections',
  'connections',
  'clock',
  'clock',
]

/** The families from which a run may choose. */
export const families = {
  kills,
  network: networkFaults,
  machine: machineFaults,
  disk: diskFaults,
  outside: outsideFaults,
} as const
export type Family = keyof typeof families

/** Steps of the machine's clock in milliseconds; an hour forward may be followed by one back. */
const steps = [4000, 4000, -4000, 3_600_000, -3_600_000]

const isOf = <F extends Fault>(family: readonly F[], fault: Fault): fault is F => family.includes(fault as F)

/** Resolves once the fault is over, or has happened where it has no end. */
export async function strike(
  fault: Fault,
  { world, services, random }: { world: World; services: readonly Outside[]; random: Random },
): Promise<void> {
  if (isOf(networkFaults, fault)) await strikeNetwork(fault, world.proxy, random)
  else if (isOf(outsideFaults, fault)) await strikeOutside(fault, services, random)
  else if (isOf(diskFaults, fault)) await strikeDisk(fault, world, random)
  else if (isOf(machineFaults, fault)) await strikeMachine(fault, world, random)
  else await kill(fault, world, random)
}

/** Kills with SIGKILL, cuts, or steps a clock: nothing is flushed before. */
async function kill(fault: Kill, world: World, random: Random): Promise<void> {
  if (fault === 'web' || fault === 'both') world.web.kill()
  if (fault === 'worker' || fault === 'both') world.worker.kill()
  if (fault === 'clock') await world.stepClock(random.pick(steps))
  if (fault === 'postmaster') await world.killPostmaster()
  if (fault === 'connections') await sql`select pg_terminate_backend(pid) from (${backends}) as b`.execute(world.owner)
  if (fault === 'backend') {
    const { rows } = await backends.execute(world.owner)
    if (rows.length > 0) process.kill(random.pick(rows).pid, 'SIGKILL')
  }
}

const backends = sql<{ pid: number }>`
  select pid from pg_stat_activity where usename = 'voyance_app' and pid <> pg_backend_pid() order by pid`
