import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { later } from '../../../platform/time/instants.ts'
import { forgetNonces } from './key-queries.server.ts'
import { NONCE_SECONDS } from './rules.ts'

const forget = { name: 'forget-partner-nonces', data: z.strictObject({}) }

export const partnersJobs: readonly Job<App>[] = [
  { ...job(forget, (app: App) => forgetNonces(app.db, later(app.now(), -NONCE_SECONDS * 1000))), cron: '10 * * * *' },
]
