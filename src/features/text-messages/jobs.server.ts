import type { App } from '../../app.ts'
import { job } from '../../platform/jobs/job.ts'
import { unseal } from '../../platform/jobs/sealed.ts'
import { type Text, textToSend } from './send-text.server.ts'

export const textJobs = [
  /** A number that is refused is an answer, which no further try would change: only what throws is tried again. */
  job(textToSend, async (app: App, { siteId, sealed }) => {
    const text = await unseal<Text>(sealed, app.secret)
    const { refused } = await app.sms.send({ siteId, ...text })
    if (refused) app.log.warn({ refused, siteId }, 'text message refused')
  }),
]
