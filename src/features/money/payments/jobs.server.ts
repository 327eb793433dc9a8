import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { pageToClose } from '../velocity/within-limits.server.ts'
import { deleteNotices, listOpenPayments } from './queries.server.ts'
import { closePayment, paymentToRead, readPayment } from './read-payment.server.ts'

const openPayments: JobKind<Record<string, never>> = { name: 'read-open-payments', data: z.strictObject({}) }

/** Open payments are read after ten minutes and closed after an hour; a provider keeps them for longer than three days. */
const AGE = { minutes: 10, closedAfter: 60, days: 3 }
const NOTICE_DAYS = 90

/** Reads the payments of which no notice came, closes those that were left, and forgets old notices. */
async function readOpenPayments(app: App): Promise<void> {
  for (const { provider, reference, isLate } of await listOpenPayments(app.db, AGE)) {
    const settle = isLate ? closePayment : readPayment
    await settle(app, provider, reference).catch((error) => app.log.warn({ err: error, provider }, 'payment'))
  }
  await deleteNotices(app.db, later(app.now(), -NOTICE_DAYS * DAY_MS))
}

export const paymentsJobs: readonly Job<App>[] = [
  job(paymentToRead, async (app: App, { provider, reference }) => void (await readPayment(app, provider, reference))),
  job(pageToClose, async (app: App, { provider, reference }) => void (await closePayment(app, provider, reference))),
  { ...job(openPayments, readOpenPayments), cron: '*/10 * * * *' },
]
