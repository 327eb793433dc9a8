import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import type { App } from '../app.ts'
import type { OpenDatabase } from '../platform/database/open.ts'
import type { Closing } from './listen.ts'
import { listenForMetrics } from './metrics-port.ts'

/** Has every web process replaced by a new one, one at a time. */
const REPLACE = 'SIGUSR2'

const AGAIN_AFTER_MS = 500
/** Long enough for most connections that are kept open to be told to close by an answer. */
const LEAST_DRAIN_MS = 1000

/** Web processes that share one port: one that ends is started again. */
class WebProcesses {
  private readonly open = new Set<Worker>()
  private stopping = false
  private readonly environment: NodeJS.ProcessEnv
  private readonly ended: (why: string) => void

  constructor(environment: NodeJS.ProcessEnv, ended: (why: string) => void) {
    this.environment = environment
    this.ended = ended
  }

  /**
   * Resolves once the new process answers.
   * @throws {Error} if it ends before
   */
  async add(): Promise<void> {
    const process = cluster.fork(this.environment)
    this.open.add(process)
    const gone = once(process, 'exit')
    const first = await Promise.race([once(process, 'listening').then(() => 'ready'), gone])
    if (first !== 'ready') {
      this.open.delete(process)
      throw new Error('a web process ended before it was ready')
    }
    void gone.then(([code, signal]) => this.again(process, String(signal ?? code)))
  }

  /** New processes come before the old ones go, so that somebody always answers. */
  async replaceAll(): Promise<void> {
    for (const old of [...this.open]) {
      // One that ended by itself has its successor already.
      if (!this.open.has(old)) continue
      await this.add()
      await this.end(old)
    }
  }

  async stop(): Promise<void> {
    this.stopping = true
    await Promise.all([...this.open].map((process) => this.end(process)))
  }

  private async end(process: Worker): Promise<void> {
    this.open.delete(process)
    if (process.isDead()) return
    const gone = once(process, 'exit')
    process.process.kill('SIGTERM')
    await gone
  }

  private async again(process: Worker, why: string): Promise<void> {
    if (!this.open.delete(process)) return
    this.ended(why)
    while (!this.stopping) {
      await wait(AGAIN_AFTER_MS)
      if (this.stopping) return
      const added = await this.add().then(
        () => true,
        () => false,
      )
      if (added) return
    }
  }
}

/** Answers visitors from several processes, which this one starts, replaces and stops. */
export async function openWebProcesses(app: App, database: OpenDatabase): Promise<Closing[]> {
  const { webProcesses, metricsPort, drainMs } = app.config
  const processes = new WebProcesses(
    {
      SERVICES: 'web',
      WEB_PROCESSES: '1',
      METRICS_PORT: undefined,
      DRAIN_MS: String(Math.max(drainMs, LEAST_DRAIN_MS)),
      DATABASE_URL: database.applicationUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATABASE_DIRECT_URL: database.directUrl,
      // This process was allowed to start; only its database has a name now.
      DEMO_IN_PUBLIC: 'yes',
    },
    (why) => app.log.error({ why }, 'a web process ended, and is started again'),
  )
  const closings: Closing[] = [() => processes.stop()]
  let changing = Promise.all(Array.from({ length: webProcesses }, () => processes.add())).then(() => {})
  const started = changing
  const replace = () => {
    changing = changing
      .then(() => processes.replaceAll())
      .catch((error) => app.log.error({ error }, 'the web processes were not replaced'))
  }
  // From the first answer on, whoever started the program may ask for it.
  process.on(REPLACE, replace)
  closings.push(async () => void process.off(REPLACE, replace))
  try {
    await started
  } catch (error) {
    await processes.stop()
    throw error
  }
  if (metricsPort !== null) {
    const registry = new AggregatorRegistry()
    closings.push(await listenForMetrics(() => registry.clusterMetrics(), metricsPort))
  }
  return closings
}
