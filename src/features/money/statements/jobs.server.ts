import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import { readStatements } from './read-statements.server.ts'

const statements = { name: 'read-statements', data: z.strictObject({}) }

export const statementJobs: readonly Job<App>[] = [
  { ...job(statements, (app: App) => readStatements(app)), cron: '10 * * * *', atStart: true },
]
