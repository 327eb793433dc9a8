import type { App } from '../../app.ts'
import { job } from '../../platform/jobs/job.ts'
import { unseal } from '../../platform/jobs/sealed.ts'
import { type Text, textToSend } from './send-text.server.ts'

export const textJobs = [
  job(textToSend, async (app: App, { siteId, sealed }) => {
    const text = await unseal<Text>(sealed, app.secret)
    await app.sms.send({ siteId, ...text })
  }),
]
