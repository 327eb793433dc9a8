import { sql } from 'kysely'
import type { Random } from './random.ts'
import type { World } from './world.ts'

export type Fault = 'web' | 'worker' | 'both' | 'postmaster' | 'backend' | 'connections' | 'clock'

/** Listed as often as its relative frequency. */
export const faults: readonly Fault[] = [
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

/** Steps of the machine's clock in milliseconds; an hour forward may be followed by one back. */
const steps = [4000, 4000, -4000, 3_600_000, -3_600_000]

/** Kills with SIGKILL, cuts, or steps a clock: nothing is flushed before. */
export async function strike(fault: Fault, world: World, random: Random): Promise<void> {
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
