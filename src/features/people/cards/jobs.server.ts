import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { closeAccounts } from './close-accounts.server.ts'

/** Every hour, until nothing of an erased account is left at a provider. */
const accountsToClose: JobKind<Record<string, never>> = { name: 'close-payment-accounts', data: z.strictObject({}) }

export const cardsJobs: readonly Job<App>[] = [
  { ...job(accountsToClose, closeAccounts), cron: '20 * * * *', atStart: true },
]
