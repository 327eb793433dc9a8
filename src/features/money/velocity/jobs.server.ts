import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { forgetOrderMarks } from '../../house/ledger/order-mark-queries.server.ts'
import { deleteAllowances, deleteRefusals } from './queries.server.ts'
import { MARK_DAYS, REFUSAL_DAYS } from './rules.ts'

const forgetPurchases: JobKind<Record<string, never>> = { name: 'forget-purchase-marks', data: z.strictObject({}) }

async function forget(app: App): Promise<void> {
  const ago = (days: number) => later(app.now(), -days * DAY_MS)
  await forgetOrderMarks(app.db, { network: ago(MARK_DAYS.network), others: ago(MARK_DAYS.others) })
  await deleteRefusals(app.db, ago(REFUSAL_DAYS))
  await deleteAllowances(app.db, ago(REFUSAL_DAYS))
}

export const velocityJobs: readonly Job<App>[] = [{ ...job(forgetPurchases, forget), cron: '55 2 * * *' }]
