import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { ledgerToVerify } from './ask-verification.server.ts'
import { runVerification } from './run-verification.server.ts'

export const verificationJobs: readonly Job<App>[] = [
  job(ledgerToVerify, (app: App, { verificationId }) => runVerification(app, verificationId)),
]
