import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { deleteNotices, listOpenPayments } from './queries.server.ts'
import { paymentToRead, readPayment } from './read-payment.server.ts'

const openPayments: JobKind<Record<string, never>> = { name: 'read-open-payments', data: z.strictObject({}) }

/** A provider that lost a notice keeps its payments for longer than this. */
const AGE = { minutes: 10, days: 3 }
const NOTICE_DAYS = 90

/** Reads the payments of which no notice came, and forgets old notices. */
async function readOpenPayments(app: App): Promise<void> {
  for (const { provider, reference } of await listOpenPayments(app.db, AGE)) {
    await readPayment(app, provider, reference).catch((error) => app.log.warn({ err: error, provider }, 'payment'))
  }
  await deleteNotices(app.db, later(app.now(), -NOTICE_DAYS * DAY_MS))
}

export const paymentsJobs: readonly Job<App>[] = [
  job(paymentToRead, async (app: App, { provider, reference }) => void (await readPayment(app, provider, reference))),
  { ...job(openPayments, readOpenPayments), cron: '*/10 * * * *' },
]
