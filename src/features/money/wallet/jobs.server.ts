import { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Job, job } from '../../../platform/jobs/job.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { lapseShares, payShares, sharesToPay } from '../../house/ledger/pending-shares.server.ts'
import { payRefund, refundToPay } from '../../house/ledger/refund-balance.server.ts'
import { keepSealed } from '../../house/seals/keep-sealed.server.ts'
import { forgetMarks } from '../../people/free-time/free-time-queries.server.ts'
import { forgottenBefore } from '../../people/free-time/free-time-rules.ts'
import { expireSandboxOrders } from './expire-sandbox-orders.server.ts'
import { ledgerChain } from './ledger-chain.server.ts'
import { giveUpOldRefunds } from './refund-desk.server.ts'

const settleWaiting: JobKind<Record<string, never>> = { name: 'settle-waiting', data: z.strictObject({}) }

/** Settles waiting money whose time has come; a late run catches up. */
async function settleWhatWaits(app: App): Promise<void> {
  await giveUpOldRefunds(app)
  await expireSandboxOrders(app)
  await payShares(app, null)
  await lapseShares(app)
}

const sealDay: JobKind<Record<string, never>> = { name: 'seal-ledger', data: z.strictObject({}) }

const forgetShared: JobKind<Record<string, never>> = { name: 'forget-shared-marks', data: z.strictObject({}) }

export const walletJobs: readonly Job<App>[] = [
  // Every hour, so that a night without a worker is made up for.
  { ...job(sealDay, async (app: App) => void (await keepSealed(app, ledgerChain))), cron: '5 * * * *', atStart: true },
  { ...job(settleWaiting, settleWhatWaits), cron: '*/10 * * * *' },
  job(sharesToPay, (app: App, { clientId }) => payShares(app, clientId)),
  { ...job(forgetShared, (app: App) => forgetMarks(app.db, forgottenBefore(app.now()))), cron: '50 2 * * *' },
  job(refundToPay, (app: App, { refundId }) => payRefund(app, refundId)),
]
