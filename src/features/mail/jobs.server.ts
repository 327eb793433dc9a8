import type { App } from '../../app.ts'
import { job } from '../../platform/jobs/job.ts'
import { mailToSend } from './send-mail.server.ts'

export const mailJobs = [job(mailToSend, (app: App, mail) => app.email.send(mail))]
