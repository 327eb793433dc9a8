import type { App } from '../../../app.ts'
import { job } from '../../../platform/jobs/job.ts'
import { deliverPush } from './deliver-push.server.ts'
import { pushToSend } from './send-push.server.ts'

export const pushJobs = [job(pushToSend, (app: App, work) => deliverPush(app, work))]
