import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { endOverdue } from './end-unanswered.server.ts'
import { acceptDue } from './moderate-answer.server.ts'
import { forgetOldQuestions } from './queries.server.ts'
import { AGAIN_DAYS } from './rules.ts'

const nothing = z.strictObject({})
const ending: JobKind<Record<string, never>> = { name: 'end-free-questions', data: nothing }
const forgetting: JobKind<Record<string, never>> = { name: 'forget-free-questions', data: nothing }

async function endAndPay(app: App): Promise<void> {
  await endOverdue(app)
  await acceptDue(app)
}

/** As long as conversations are kept, which clients choose in their account. */
export const forgetQuestions = ({ db, now }: App): Promise<void> =>
  forgetOldQuestions(db, now(), later(now(), -AGAIN_DAYS * DAY_MS))

export const freeQuestionJobs: readonly Job<App>[] = [
  { ...job(ending, endAndPay), cron: '*/10 * * * *' },
  { ...job(forgetting, forgetQuestions), cron: '20 4 * * *' },
]
