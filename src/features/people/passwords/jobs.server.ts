import type { App } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { job } from '../../../platform/jobs/job.ts'
import { unsealWork } from '../../../platform/jobs/sealed.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { issueCode } from '../../house/users/mailed-code.server.ts'
import { findByEmail } from '../../house/users/queries.server.ts'
import { CODE_MINUTES, emailKey } from '../../house/users/rules.ts'
import { resetAsked } from './ask-reset.server.ts'
import { resetLetter } from './letters.ts'

export const passwordJobs = [
  job(resetAsked, async (app: App, { siteId, sealed }) => {
    const { email } = await unsealWork<{ email: string }>(app.secrets, sealed)
    const outer = systemVisit(app, app.sites.find(({ id }) => id === siteId)!)
    const key = emailKey(email)
    const user = await findByEmail(outer.db, siteId, key)
    if (!user) return
    await inTransaction(outer, async (visit) => {
      const code = await issueCode(visit, { userId: user.id, sentTo: key, purpose: 'password' })
      const { label: company, canonical } = visit.site
      const values = { company, canonical, code, minutes: CODE_MINUTES }
      await sendMail(visit, user.email!, (wording) => resetLetter(wording, values))
    })
  }),
]
