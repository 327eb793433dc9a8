import { CompiledQuery } from 'kysely'
import { type Clock, PgBoss, systemClock } from 'pg-boss'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { PatientClient } from '../database/patient-client.ts'
import type { Work } from '../database/transaction.ts'
import { PARIS } from '../time/days.ts'

/** A kind of background work: its name and the shape of its data. */
export interface JobKind<T> {
  name: string
  data: z.ZodType<T>
  /** Retries after a failure, with a doubling delay; five within a minute by default. */
  again?: { most: number; firstSeconds: number }
}

const AGAIN = { most: 5, firstSeconds: 2 }

/** A worker reports its running jobs twice in this time; the jobs of one that was killed are run by another after it. */
const HEARTBEAT_SECONDS = 30
const LOOK_FOR_DEAD_SECONDS = 15

export interface Jobs {
  /** Enqueues inside the caller's transaction, so that the job exists exactly if the transaction commits. */
  send<T>(work: Work, kind: JobKind<T>, data: T, options?: { id?: string; startAfterSeconds?: number }): Promise<void>
  work<T>(kind: JobKind<T>, run: (data: T) => Promise<void>): Promise<void>
  /** Runs `kind` by a cron line in Paris time; several nodes queue it once. */
  schedule(kind: JobKind<never>, cron: string): Promise<void>
  stop(): Promise<void>
}

/** Set by the machine's clock once: when that is set back while a worker looks for jobs, it would sleep as long. */
const steadyClock: Clock = { ...systemClock, now: () => Math.floor(performance.timeOrigin + performance.now()) }
/** The queue hands the first on to its pool. */
const common = { Client: PatientClient, clock: steadyClock }

/** Creates the queue's tables; needs the owner's role. */
export async function prepareJobs(ownerUrl: string, kinds: readonly JobKind<never>[]): Promise<void> {
  const boss = new PgBoss({ ...common, connectionString: ownerUrl, max: 2, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  for (const kind of kinds) {
    const { most, firstSeconds } = kind.again ?? AGAIN
    const tries = {
      retryLimit: most,
      retryDelay: firstSeconds,
      retryBackoff: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    }
    await boss.createQueue(kind.name, tries)
    // A queue created by an earlier version would keep its old settings.
    await boss.updateQueue(kind.name, tries)
  }
  await boss.stop({ graceful: false })
}

export async function startJobs(url: string, log: Logger, worker: boolean): Promise<Jobs> {
  const boss = new PgBoss({
    ...common,
    connectionString: url,
    max: 4,
    migrate: false,
    createSchema: false,
    supervise: worker,
    superviseIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    schedule: worker,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  await boss.start()
  return {
    async send(work, kind, data, options = {}) {
      await boss.send(kind.name, kind.data.parse(data) as object, {
        ...(options.id ? { id: options.id } : {}),
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
        db: {
          executeSql: async (text, values) => {
            const { rows } = await work.db.executeQuery(CompiledQuery.raw(text, values ?? []))
            return { rows }
          },
        },
      })
    },
    async work(kind, run) {
      await boss.work(kind.name, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (job) await run(kind.data.parse(job.data))
      })
    },
    async schedule(kind, cron) {
      await boss.schedule(kind.name, cron, {}, { tz: PARIS })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
