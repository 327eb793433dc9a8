import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { connect } from '../src/platform/database/connect.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded/start.ts'
import type { DB } from '../src/platform/database/generated.ts'

/** The built program with its demo world, on a PostgreSQL of its own with durable settings. */
export interface Program {
  address: string
  secret: string
  databaseUrl: string
  owner: Kysely<DB>
  pid: number
  /** A further program on the same database. */
  another(flags?: readonly string[]): Promise<Pick<Program, 'address' | 'pid'>>
  stop(): Promise<void>
}

export async function startProgram(): Promise<Program> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-bench-'))
  const database = await startEmbeddedDatabase({ dataDir })
  const owner = connect(database.ownerUrl, { max: 2, onLost: () => {} })
  const secret = randomBytes(32).toString('base64url')
  const children: ChildProcess[] = []
  const start = async (services: string, flags: readonly string[] = []) => {
    const port = await freePort()
    const address = `http://localhost:${port}`
    const child = spawn(process.execPath, [...flags, 'build/server/main.js'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: database.applicationUrl,
        DATABASE_OWNER_URL: database.ownerUrl,
        SESSION_SECRET: secret,
        PORT: String(port),
        HOST: '127.0.0.1',
        CANONICAL_99: address,
        SERVICES: services,
        LOG_LEVEL: 'fatal',
      },
    })
    children.push(child)
    while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) await wait(100)
    return { address, pid: child.pid! }
  }
  const first = await start('web,worker')
  return {
    ...first,
    secret,
    databaseUrl: database.ownerUrl,
    owner,
    another: (flags) => start('web', flags),
    async stop() {
      await Promise.all(children.map(end))
      await owner.destroy()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
