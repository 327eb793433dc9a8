import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type KeyRing, openKeyRing } from '../../src/platform/at-rest/key-ring.ts'
import { connect } from '../../src/platform/database/connect.ts'
import { runningPostmaster } from '../../src/platform/database/embedded/postmaster.ts'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded/start.ts'
import type { DB } from '../../src/platform/database/generated.ts'
import { freePort, isReady } from '../program.ts'
import { type StripeServer, startStripeServer, stripeSettings } from '../stripe-server.ts'
import { KeptProcess } from './kept-process.ts'
import { processesOf } from './machine-faults.ts'
import { type DatabaseProxy, openProxy } from './proxy.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { type Weight, weightAt } from './weight.ts'

/**
 * The database's clock runs this much faster where nothing real takes time, so that minutes of consultation and their
 * leases pass in seconds. Telephones and sound need their own seconds.
 */
export const SPEEDS = { chat: 10, calls: 1 } as const

export interface World {
  /** How much faster the database's clock runs. */
  speed: number
  address: string
  secret: string
  keys: KeyRing
  owner: Kysely<DB>
  /** Of the one who may do everything with the database. */
  superuserUrl: string
  web: KeptProcess
  worker: KeptProcess
  /** Where payments are taken; it is never killed. */
  stripe: StripeServer
  /** What the database is on, where a run wanted one that it can fill and could mount it. */
  disk: SmallDisk | null
  /** Between both nodes and the database. */
  proxy: DatabaseProxy
  killPostmaster(): Promise<void>
  /** The running processes of the database, by their titles. */
  databaseProcesses(isWanted: (title: string) => boolean): Promise<number[]>
  /** Steps the clock of the database's machine. */
  stepClock(ms: number): Promise<void>
  /** Steps the clock of one node's machine to so much from the true time. */
  stepNodeClock(node: 'web' | 'worker', ms: number): Promise<void>
  /** What a node holds after a collection of garbage. */
  weigh(node: 'web' | 'worker'): Promise<Weight>
  /** Whether both nodes are up and the web node reaches the database. */
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

/** A PostgreSQL with durable settings, a web node and a worker of the built program, in their own data folder. */
export async function openWorld(
  speed: number,
  settings: Record<string, string> = {},
  { onSmallDisk = false } = {},
): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-chaos-'))
  const disk = onSmallDisk ? await mountSmallDisk(dataDir) : null
  const database = await startEmbeddedDatabase({ dataDir })
  const superuserUrl = database.ownerUrl.replace('voyance_owner', 'postgres')
  await allowCuts(superuserUrl)
  const cluster = join(await realpath(dataDir), 'cluster')
  const leave = () => abandon(dataDir, cluster, disk)
  process.once('exit', leave)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const secret = randomBytes(32).toString('base64url')
  const dataKey = { id: 'chaos', secret: randomBytes(32).toString('base64url') }
  const stripe = await startStripeServer()
  const proxy = await openProxy(database.applicationUrl)
  const clockOf = (node: string) => join(dataDir, `step-${node}`)
  const weightOf = (node: string) => join(dataDir, `weight-${node}`)
  const own = (node: string) => ({
    SERVICES: node,
    CLOCK_STEP: clockOf(node),
    WEIGHT: weightOf(node),
    NODE_OPTIONS: ['../../e2e/step-clock.mjs', './tell-weight.mjs'].map(preloaded).join(' '),
  })
  for (const node of ['web', 'worker']) await writeFile(clockOf(node), '0')
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DEMO_IN_PUBLIC: 'yes',
    DATABASE_URL: proxy.through(database.applicationUrl),
    DATABASE_OWNER_URL: proxy.through(database.ownerUrl),
    SESSION_SECRET: secret,
    DATA_KEYS: `${dataKey.id}:${dataKey.secret}`,
    PORT: String(port),
    HOST: '127.0.0.1',
    CANONICAL_99: address,
    LOG_LEVEL: 'fatal',
    SWEEP_INTERVAL_MS: '200',
    ...stripeSettings(stripe),
    ...settings,
  }
  const owner = connect(database.ownerUrl, { max: 3, onLost: () => {} })
  // Each start puts its own regime of VAT in force, so that kills change it in the middle.
  const web = new KeptProcess('web', { ...env, ...own('web'), VAT_DUE: 'sale' })
  while (!(await isReady(address))) await wait(100)
  await hasten(owner, speed)
  const worker = new KeptProcess('worker', { ...env, ...own('worker'), VAT_DUE: 'use' })
  return {
    speed,
    address,
    secret,
    keys: openKeyRing([dataKey]),
    owner,
    superuserUrl,
    disk,
    web,
    worker,
    stripe,
    proxy,
    async killPostmaster() {
      const running = await runningPostmaster(cluster)
      if (running) process.kill(running.pid, 'SIGKILL')
    },
    async databaseProcesses(isWanted) {
      const running = await runningPostmaster(cluster)
      return running ? processesOf(running.pid, isWanted) : []
    },
    stepNodeClock: (node, ms) => writeFile(clockOf(node), String(ms)),
    weigh: (node) => weightAt(weightOf(node), node === 'web' ? web.pid : worker.pid),
    async stepClock(ms) {
      await sql`update chaos_step set ms = ms + ${ms}`.execute(owner)
    },
    isReady: async () => web.isUp && worker.isUp && (await isReady(address)),
    async stop() {
      await Promise.all([web.stop(), worker.stop()])
      await owner.destroy()
      await proxy.close()
      await stripe.close()
      await database.stop()
      process.off('exit', leave)
      disk?.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const preloaded = (file: string): string => `--import ${new URL(file, import.meta.url).pathname}`

/** For an interrupted run: the server has its own session and would keep running. */
function abandon(dataDir: string, cluster: string, disk: SmallDisk | null): void {
  try {
    process.kill(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  } catch {
    // It was down at that moment.
  }
  disk?.remove()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Allows the owner to cut the application's connections. */
async function allowCuts(superuserUrl: string): Promise<void> {
  const superuser = connect(superuserUrl, { max: 1, onLost: () => {} })
  await sql`grant pg_signal_backend to voyance_owner`.execute(superuser)
  await superuser.destroy()
}

/**
 * Speeds up two clocks as linear functions through one instant, so that a restart neither moves them nor sets them
 * back: the machine's, which is stepped, and the one of rooms.
 */
async function hasten(owner: Kysely<DB>, speed: number): Promise<void> {
  const start = new Date().toISOString()
  const hastened = (at: string) => `timestamptz '${start}' + (${at} - timestamptz '${start}') * ${speed}`
  const statements = [
    'create table chaos_step (ms bigint not null)',
    'insert into chaos_step values (0)',
    'grant select on chaos_step to public',
    `create or replace function wall_now() returns timestamptz language sql volatile as
      $$ select clock_timestamp() + ms * interval '1 millisecond' from chaos_step $$`,
    `create or replace function app_now() returns timestamptz language sql volatile as $$ select ${hastened('wall_now()')} $$`,
    `create or replace function room_time(p_house timestamptz, p_base_ms bigint) returns timestamptz language sql immutable as
      $$ select ${hastened("p_house + p_base_ms * interval '1 millisecond'")} $$`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(owner)
}
