import { unsealData } from 'iron-session'
import type { App } from '../../app.ts'
import { job } from '../../platform/jobs/job.ts'
import { mailToSend, type WrittenMail } from './send-mail.server.ts'

export const mailJobs = [
  job(mailToSend, async (app: App, { siteId, sealed }) => {
    const mail = await unsealData<WrittenMail>(sealed, { password: app.secret, ttl: 0 })
    const site = app.sites.find(({ id }) => id === siteId)!
    await app.email.send({ siteId, siteName: site.label, ...mail })
  }),
]
