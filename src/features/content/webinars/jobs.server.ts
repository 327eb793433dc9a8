import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { forgetRegistrations } from './queries.server.ts'
import { CONFIRM_DAYS, KEPT_DAYS } from './rules.ts'
import { tellRegistered } from './tell-registered.server.ts'

const empty = z.strictObject({})
const telling: JobKind<Record<string, never>> = { name: 'tell-webinars', data: empty }
const forgetting: JobKind<Record<string, never>> = { name: 'forget-webinar-registrations', data: empty }

const forget = (app: App): Promise<void> =>
  forgetRegistrations(app.db, {
    unconfirmed: later(app.now(), -CONFIRM_DAYS * DAY_MS),
    begunBefore: later(app.now(), -(KEPT_DAYS + 1) * DAY_MS),
  })

export const webinarJobs: readonly Job<App>[] = [
  { ...job(telling, tellRegistered), cron: '* * * * *', atStart: true },
  { ...job(forgetting, forget), cron: '43 3 * * *' },
]
