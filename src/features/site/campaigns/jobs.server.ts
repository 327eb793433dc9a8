import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { forgetRecipients } from './campaign-queries.server.ts'
import { RECIPIENTS_DAYS } from './rules.ts'
import { runCampaigns } from './run-campaigns.server.ts'

const empty = z.strictObject({})
const sending: JobKind<Record<string, never>> = {
  name: 'send-campaigns',
  data: empty,
  again: { most: 0, firstSeconds: 1 },
}
const forgetting: JobKind<Record<string, never>> = { name: 'forget-campaign-recipients', data: empty }

export const campaignsJobs: readonly Job<App>[] = [
  { ...job(sending, (app: App) => runCampaigns(app)), cron: '* * * * *' },
  {
    ...job(forgetting, (app: App) => forgetRecipients(app.db, later(app.now(), -RECIPIENTS_DAYS * DAY_MS))),
    cron: '23 3 * * *',
  },
]
