import { z } from 'zod'
import type { App } from '../../app.ts'
import { type Job, job } from '../../platform/jobs/job.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { keepSealed } from '../seals/keep-sealed.server.ts'
import { ledgerChain } from './ledger-chain.server.ts'
import { payRefund, refundToPay } from './refund-balance.server.ts'

const sealDay: JobKind<Record<string, never>> = { name: 'seal-ledger', data: z.strictObject({}) }

export const walletJobs: readonly Job<App>[] = [
  // At five past each hour, for the night that nobody worked.
  { ...job(sealDay, async (app: App) => void (await keepSealed(app, ledgerChain))), cron: '5 * * * *', atStart: true },
  job(refundToPay, (app: App, { refundId }) => payRefund(app, refundId)),
]
