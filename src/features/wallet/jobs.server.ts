import { z } from 'zod'
import type { App } from '../../app.ts'
import { type Job, job } from '../../platform/jobs/job.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { forgetMarks } from './free-time-queries.server.ts'
import { forgottenBefore } from './free-time-rules.ts'
import { payRefund, refundToPay } from './refund-balance.server.ts'
import { sealLedger } from './seal-ledger.server.ts'

const sealDay: JobKind<Record<string, never>> = { name: 'seal-ledger', data: z.strictObject({}) }

const forgetShared: JobKind<Record<string, never>> = { name: 'forget-shared-marks', data: z.strictObject({}) }

export const walletJobs: readonly Job<App>[] = [
  // A little after midnight in Paris.
  { ...job(sealDay, (app: App) => sealLedger(app)), cron: '5 0 * * *' },
  { ...job(forgetShared, (app: App) => forgetMarks(app.db, forgottenBefore(app.now()))), cron: '50 2 * * *' },
  job(refundToPay, (app: App, { refundId }) => payRefund(app, refundId)),
]
