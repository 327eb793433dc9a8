import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { checkStore, clearFiles } from './clear-files.server.ts'

const nothing = z.strictObject({})
const clearing: JobKind<Record<string, never>> = { name: 'clear-files', data: nothing }
const checking: JobKind<Record<string, never>> = { name: 'check-files', data: nothing }

export const mediaJobs: readonly Job<App>[] = [
  { ...job(clearing, clearFiles), cron: '*/5 * * * *' },
  { ...job(checking, async (app: App) => void (await checkStore(app))), cron: '35 4 * * *' },
]
