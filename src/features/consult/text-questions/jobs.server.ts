import type { App } from '../../../app.ts'
import { job } from '../../../platform/jobs/job.ts'
import { deliverAnswer, followAnswer } from './deliver-answer.server.ts'
import { deliverAnswerJob, followAnswerJob } from './work.ts'

export const textQuestionJobs = [
  job(deliverAnswerJob, (app: App, { consultationId }) => deliverAnswer(app, consultationId)),
  job(followAnswerJob, (app: App, data) => followAnswer(app, data)),
]
