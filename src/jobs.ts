import type { App } from './app.ts'
import { careJobs } from './features/consult/care/jobs.server.ts'
import { sweep } from './features/consult/consultations/sweep.server.ts'
import { sendFreeAlerts } from './features/consult/free-alerts/send-free-alerts.server.ts'
import { keepAutomataPresent } from './features/consult/presence/queries.server.ts'
import { workspaceJobs } from './features/consult/workspace/jobs.server.ts'
import { publishDue } from './features/content/content/queries.server.ts'
import { imageJobs } from './features/house/images/jobs.server.ts'
import { mailJobs } from './features/house/mail/jobs.server.ts'
import { staffJobs } from './features/house/staff/jobs.server.ts'
import { textJobs } from './features/house/text-messages/jobs.server.ts'
import { psychicDeskJobs } from './features/money/psychic-management/jobs.server.ts'
import { reconciliationJobs } from './features/money/reconciliation/jobs.server.ts'
import { verificationJobs } from './features/money/verification/jobs.server.ts'
import { walletJobs } from './features/money/wallet/jobs.server.ts'
import { accountJobs } from './features/people/accounts/jobs.server.ts'
import { marketingJobs } from './features/people/marketing/jobs.server.ts'
import { passwordJobs } from './features/people/passwords/jobs.server.ts'
import { privacyJobs } from './features/rights/privacy/jobs.server.ts'
import { searchKeeper } from './features/site/search/index-sites.server.ts'
import { horoscopeJobs } from './features/sky/horoscopes/jobs.server.ts'
import type { Job } from './platform/jobs/job.ts'
import { repeat } from './platform/repeat/repeat.ts'

/** Every kind of background work. */
export const jobs: readonly Job<App>[] = [
  ...horoscopeJobs,
  ...accountJobs,
  ...careJobs,
  ...imageJobs,
  ...mailJobs,
  ...marketingJobs,
  ...passwordJobs,
  ...privacyJobs,
  ...psychicDeskJobs,
  ...reconciliationJobs,
  ...staffJobs,
  ...textJobs,
  ...verificationJobs,
  ...walletJobs,
  ...workspaceJobs,
]
export const jobKinds = jobs.map(({ kind }) => kind)

const AUTOMATA_EVERY_MS = 30_000
const FREE_ALERTS_EVERY_MS = 5000
const PUBLISH_EVERY_MS = 500
const INDEX_EVERY_MS = 1000

/** Starts the queue's work on this node; the answer stops it. */
export async function workOn(app: App): Promise<() => Promise<void>> {
  for (const { kind, run, cron, atStart } of jobs) {
    await app.jobs.work(kind, (data) => run(app, data))
    if (cron) await app.jobs.schedule(kind, cron)
    if (atStart) await app.jobs.send({ db: app.db, afterCommit: null }, kind, {} as never)
  }
  const presence = repeat(AUTOMATA_EVERY_MS, () => keepAutomataPresent(app.db), app.log)
  const alerts = repeat(FREE_ALERTS_EVERY_MS, () => sendFreeAlerts(app), app.log)
  const publishing = repeat(PUBLISH_EVERY_MS, () => publishDue(app.db, app.now()), app.log)
  const searching = repeat(INDEX_EVERY_MS, searchKeeper(app), app.log)
  return async () => {
    await Promise.all([presence.stop(), alerts.stop(), publishing.stop(), searching.stop()])
  }
}

/** Every node sweeps, so that no room waits for one that stopped; the answer stops it. */
export function sweepOn(app: App): () => Promise<void> {
  return repeat(app.config.sweepIntervalMs, () => sweep(app), app.log).stop
}
