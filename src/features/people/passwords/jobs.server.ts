import type { App } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { job } from '../../../platform/jobs/job.ts'
import { unsealWork } from '../../../platform/jobs/sealed.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { siteBy } from '../../../sites/index.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { issueCode } from '../../house/users/mailed-code.server.ts'
import { findByEmail } from '../../house/users/queries.server.ts'
import { CODE_MINUTES } from '../../house/users/rules.ts'
import { resetAsked } from './ask-reset.server.ts'
import { resetLetter } from './letters.ts'

export const passwordJobs = [
  job(resetAsked, async (app: App, { siteId, sealed }) => {
    const { email } = await unsealWork<{ email: string }>(app.secrets, sealed)
    const outer = systemVisit(app, siteBy(app.sites, siteId))
    const key = emailKey(email)
    const user = await findByEmail(outer.db, siteId, key)
    if (!user) return
    await inTransaction(outer, async (visit) => {
      const code = await issueCode(visit, { userId: user.id, sentTo: key, purpose: 'password' })
      const { label: company, canonical } = visit.site
      const values = { company, canonical, code, minutes: CODE_MINUTES }
      await sendMail(visit, needed(user.email, 'the address it was found by'), (wording) =>
        resetLetter(wording, values),
      )
    })
  }),
]
