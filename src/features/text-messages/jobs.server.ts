import { unsealData } from 'iron-session'
import type { App } from '../../app.ts'
import { job } from '../../platform/jobs/job.ts'
import { type Text, textToSend } from './send-text.server.ts'

export const textJobs = [
  job(textToSend, async (app: App, { siteId, sealed }) => {
    const text = await unsealData<Text>(sealed, { password: app.secret, ttl: 0 })
    await app.sms.send({ siteId, ...text })
  }),
]
