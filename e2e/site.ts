import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { inject } from 'vitest'
import { connect } from '../src/platform/database/connect.ts'
import type { DB } from '../src/platform/database/generated.ts'
import { giveClock, giveRoomsClock, setClock } from '../src/platform/database/given-clock.ts'
import { freePort, runProgram } from '../test/program.ts'
import { type Cable, openCable } from './cable.ts'

export interface RunningSite {
  address: string
  /** Address of the second brand, directly on the program. */
  secondAddress: string
  owner: Kysely<DB>
  /** The client's connection to the site, which a test may cut; the psychic's is separate. */
  cable: Cable
  /** The time of the database's clock. */
  now(): Date
  /** Sets the database's clock, while no room is open. */
  goTo(at: Date): Promise<void>
  /** The same, and that of its machine: whatever else the house dates is of that day too. */
  moveTo(at: Date): Promise<void>
  /** Advances the database's clock in steps shorter than any lease, with every open connection heard at each. */
  pass(seconds: number, heard?: readonly ('client' | 'psychic')[]): Promise<void>
  stop(): Promise<void>
}

/** The client's browser resolves localhost to this address. */
export const CLIENT_ADDRESS = '127.0.0.2'
const PSYCHIC_ADDRESS = '127.0.0.1'
const STEP = 5

/** Starts the built program in its own data folder, with its clock standing still. */
export async function startSite(variables: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const dataDir = await copyOfDemo()
  const inside = await freePort()
  const outside = await freePort()
  const program = runProgram(inside, {
    DATA_DIR: dataDir,
    CANONICAL_99: `http://localhost:${outside}`,
    LOG_LEVEL: 'warn',
    PING_INTERVAL_MS: '100',
    BEAT_INTERVAL_MS: '50',
    SWEEP_INTERVAL_MS: '100',
    // Journeys of the team answer disputes at once.
    DISPUTE_HEARING_HOURS: '0',
    ...variables,
  })
  await program.ready()
  const owner = connect(`postgres://voyance_owner@/voyance?host=${encodeURIComponent(join(dataDir, 'socket'))}`, {
    max: 2,
    onLost: () => {},
  })
  let now = new Date()
  await giveClock(owner, now)
  await giveRoomsClock(owner)
  const cable = await openCable({ from: CLIENT_ADDRESS, port: outside, to: inside })
  const beside = await openCable({ from: PSYCHIC_ADDRESS, port: outside, to: inside })
  return {
    address: `http://localhost:${outside}`,
    secondAddress: `http://second.localhost:${inside}`,
    owner,
    cable,
    now: () => now,
    async goTo(at) {
      now = at
      await setClock(owner, now)
    },
    async moveTo(at) {
      now = at
      await setClock(owner, now)
      await stepMachine(owner, at.getTime() - Date.now())
    },
    async pass(seconds, heard = ['client']) {
      for (let passed = 0; passed < seconds; passed += STEP) {
        now = new Date(now.getTime() + Math.min(STEP, seconds - passed) * 1000)
        await setClock(owner, now)
        await allHeard(owner, now, heard)
      }
    },
    async stop() {
      await cable.close()
      await beside.close()
      await owner.destroy()
      await program.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Keeps owners and permissions: the database's own account must be able to read its files. */
export async function copyOfDemo(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-e2e-'))
  const copied = spawnSync('cp', ['-a', `${inject('demoData')}/.`, dataDir], { stdio: 'inherit' })
  if (copied.status !== 0) throw new Error('the demo world could not be copied')
  return dataDir
}

/** Steps the clock of the database's machine, and waits until the program has noticed. */
async function stepMachine(owner: Kysely<DB>, ms: number): Promise<void> {
  await sql`create or replace function wall_now() returns timestamptz language sql volatile
    as ${sql.lit(`select clock_timestamp() + interval '${Math.round(ms)} milliseconds'`)}`.execute(owner)
  for (let tries = 0; tries < 400; tries += 1) {
    const { skew_ms } = await owner.selectFrom('house_clock').select('skew_ms').executeTakeFirstOrThrow()
    if (Math.abs(Number(skew_ms) - ms) < 10_000) return
    await wait(25)
  }
  throw new Error('the step of the clock was not noticed in time')
}

/** Waits until the beats of the open room have reached the clock, rather than for a fixed delay. */
async function allHeard(owner: Kysely<DB>, now: Date, sides: readonly ('client' | 'psychic')[]): Promise<void> {
  const since = new Date(now.getTime() - 1000)
  for (let tries = 0; tries < 400; tries += 1) {
    const open = await owner.selectFrom('meters').selectAll().where('state', '<>', 'ended').executeTakeFirst()
    if (!open || sides.every((side) => open[`${side}_heard_at`] >= since)) return
    await wait(25)
  }
  throw new Error(`not heard in time: ${sides.join(', ')}`)
}
