import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { connect } from '../src/platform/database/connect.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded/start.ts'
import type { DB } from '../src/platform/database/generated.ts'
import { freePort, type Program, runProgram } from '../test/program.ts'

/** The built program with its demonstration data, on its own PostgreSQL with durable settings. */
export interface DemoProgram {
  address: string
  secret: string
  databaseUrl: string
  owner: Kysely<DB>
  pid: number
  /** The program's metrics. */
  figures(): Promise<string>
  /** Starts another program on the same database. */
  another(flags?: readonly string[]): Promise<Pick<DemoProgram, 'address' | 'pid' | 'figures'>>
  stop(): Promise<void>
}

export async function startProgram(variables: NodeJS.ProcessEnv = {}): Promise<DemoProgram> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voyance-bench-'))
  const database = await startEmbeddedDatabase({ dataDir })
  const owner = connect(database.ownerUrl, { max: 2, onLost: () => {} })
  const secret = randomBytes(32).toString('base64url')
  const programs: Program[] = []
  const start = async (services: string, flags: readonly string[] = []) => {
    const port = await freePort()
    const metricsPort = await freePort()
    const program = runProgram(
      port,
      {
        DATA_DIR: dataDir,
        DEMO_IN_PUBLIC: 'yes',
        DATABASE_URL: database.applicationUrl,
        DATABASE_OWNER_URL: database.ownerUrl,
        SESSION_SECRET: secret,
        CANONICAL_99: `http://localhost:${port}`,
        SERVICES: services,
        METRICS_PORT: String(metricsPort),
        LOG_LEVEL: 'fatal',
        ...variables,
      },
      flags,
    )
    programs.push(program)
    await program.ready()
    return {
      address: program.address,
      pid: program.process.pid!,
      figures: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    }
  }
  const first = await start('web,worker')
  return {
    ...first,
    secret,
    databaseUrl: database.ownerUrl,
    owner,
    another: (flags) => start('web', flags),
    async stop() {
      await Promise.all(programs.map((program) => program.stop()))
      await owner.destroy()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
