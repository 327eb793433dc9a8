import { z } from 'zod'
import type { App } from '../../app.ts'
import { type Job, job } from '../../platform/jobs/job.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { sealLedger } from './seal-ledger.server.ts'

const sealDay: JobKind<Record<string, never>> = { name: 'seal-ledger', data: z.strictObject({}) }

/** A little after midnight in Paris. */
export const walletJobs: readonly Job<App>[] = [{ ...job(sealDay, (app: App) => sealLedger(app)), cron: '5 0 * * *' }]
