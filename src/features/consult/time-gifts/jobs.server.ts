import { z } from 'zod'
import type { App } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { endGifts } from './queries.server.ts'

const ending: JobKind<Record<string, never>> = { name: 'end-time-gifts', data: z.strictObject({}) }

/** Ends the gifts whose year is over, some hundreds in a transaction. */
export async function endTimeGifts(app: App): Promise<void> {
  let ended: number
  do {
    ended = await inTransaction(systemVisit(app, app.sites[0]), ({ db }) => endGifts(db))
  } while (ended > 0)
}

export const timeGiftJobs: readonly Job<App>[] = [{ ...job(ending, endTimeGifts), cron: '40 3 * * *' }]
