import type { App } from '../../app.ts'
import { type Job, job } from '../../platform/jobs/job.ts'
import { exportToMake } from './ask-export.server.ts'
import { makeExport } from './make-export.server.ts'

export const privacyJobs: readonly Job<App>[] = [
  job(exportToMake, (app: App, { exportId }) => makeExport(app, exportId)),
]
