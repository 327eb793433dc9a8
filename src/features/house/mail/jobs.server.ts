import type { App } from '../../../app.ts'
import { job } from '../../../platform/jobs/job.ts'
import { unsealWork } from '../../../platform/jobs/sealed.ts'
import { siteBy } from '../../../sites/index.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { keepAnswer } from './bounces.server.ts'
import { mailToSend, type WrittenMail } from './send-mail.server.ts'

export const mailJobs = [
  /** A refusal is a final answer: only exceptions are retried. */
  job(mailToSend, async (app: App, { siteId, sealed }) => {
    const mail = await unsealWork<WrittenMail>(app.secrets, sealed)
    const site = siteBy(app.sites, siteId)
    const { refused } = await app.email.send({ siteId, siteName: site.label, ...mail })
    await keepAnswer(systemVisit(app, site), mail.to, refused)
  }),
]
