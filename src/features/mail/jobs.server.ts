import { unsealData } from 'iron-session'
import type { App } from '../../app.ts'
import { job } from '../../platform/jobs/job.ts'
import { type Mail, mailToSend } from './send-mail.server.ts'

export const mailJobs = [
  job(mailToSend, async (app: App, { siteId, sealed }) => {
    const mail = await unsealData<Mail>(sealed, { password: app.secret, ttl: 0 })
    await app.email.send({ siteId, ...mail })
  }),
]
