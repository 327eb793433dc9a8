import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect } from '../../src/platform/database/connect.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** What happens to the disk that the database is on. */
export type DiskFault = 'disk full' | 'disk full, and the log needs more of it'
export const diskFaults: readonly DiskFault[] = ['disk full', 'disk full, and the log needs more of it']

const TURNS = 8

/** Resolves once there is room again: until then tables don't grow, and a log that can't grow ends the database. */
export async function strikeDisk(fault: DiskFault, { disk, superuserUrl }: World, random: Random): Promise<void> {
  if (!disk) throw new Error('there is no small disk')
  await disk.fill()
  try {
    if (fault !== 'disk full') await turnLog(superuserUrl)
    await wait(random.whole(1000, 15_000))
  } finally {
    await disk.free()
  }
}

/** The segments that are ready for use are used up, and the next one has no room. */
async function turnLog(superuserUrl: string): Promise<void> {
  const db = connect(superuserUrl, { max: 1, onLost: () => {} })
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await sql`select pg_logical_emit_message(false, 'chaos', 'one more'), pg_switch_wal()`.execute(db)
    }
  } catch {
    // It ended over this.
  } finally {
    await db.destroy()
  }
}
