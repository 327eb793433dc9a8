import { unsealData } from 'iron-session'
import type { App } from '../../app.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { job } from '../../platform/jobs/job.ts'
import { issueCode } from '../accounts/mailed-code.server.ts'
import { findByEmail } from '../accounts/queries.server.ts'
import { CODE_MINUTES, emailKey } from '../accounts/rules.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { systemVisit } from '../session/open-visit.server.ts'
import { readWording } from '../texts/wording.server.ts'
import { resetAsked } from './ask-reset.server.ts'
import { resetLetter } from './letters.ts'

export const passwordJobs = [
  job(resetAsked, async (app: App, { siteId, sealed }) => {
    const { email } = await unsealData<{ email: string }>(sealed, { password: app.secret, ttl: 0 })
    const outer = systemVisit(app, app.sites.find(({ id }) => id === siteId)!)
    const key = emailKey(email)
    const user = await findByEmail(outer.db, siteId, key)
    if (!user) return
    await inTransaction(outer, async (visit) => {
      const code = await issueCode(visit, { userId: user.id, sentTo: key, purpose: 'password' })
      const { label: company, canonical } = visit.site
      const wording = await readWording(app, siteId, false)
      await sendMail(visit, user.email!, resetLetter(wording, { company, canonical, code, minutes: CODE_MINUTES }))
    })
  }),
]
