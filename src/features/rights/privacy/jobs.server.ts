import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { exportToMake } from './ask-export.server.ts'
import { forgetWhatIsOld } from './forget-old.server.ts'
import { makeExport } from './make-export.server.ts'
import { sealAll } from './seal-all.server.ts'

const forget: JobKind<Record<string, never>> = { name: 'forget-old', data: z.strictObject({}) }
/** Named after the first data that it sealed: the queue knows the job by this name. */
const seal: JobKind<Record<string, never>> = { name: 'seal-messages', data: z.strictObject({}) }

export const privacyJobs: readonly Job<App>[] = [
  { ...job(forget, (app: App) => forgetWhatIsOld(app)), cron: '40 2 * * *' },
  { ...job(seal, (app: App) => sealAll(app)), cron: '20 3 * * *' },
  job(exportToMake, (app: App, { exportId }) => makeExport(app, exportId)),
]
