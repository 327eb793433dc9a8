import type { App } from '../../../app.ts'
import { job } from '../../../platform/jobs/job.ts'
import { ringPsychicJob } from '../rooms/telephone-work.server.ts'
import { ringClient, ringClientJob, ringPsychic } from './ring-legs.server.ts'

export const telephoneJobs = [
  job(ringPsychicJob, (app: App, { consultationId }) => ringPsychic(app, consultationId)),
  job(ringClientJob, (app: App, { consultationId }) => ringClient(app, consultationId)),
]
