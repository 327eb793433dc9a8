import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { hasOpen } from '../../consult/rooms/queries.server.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { issueCode } from '../../house/users/mailed-code.server.ts'
import { CODE_MINUTES } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { confirmPerson } from './confirm-person.server.ts'
import { leaveCodeLetter } from './letters.ts'

const limit = { name: 'leave-mail', most: 6, seconds: HOUR_SECONDS }

/**
 * First step of deleting the account: the password again, then a code by e-mail. Nothing changes until it is given.
 * @throws {Refusal} consultationUnderWay, emailNeeded, tooManyRequests, and as confirmPerson
 */
export async function askDeparture(outer: Visit, input: { password?: string | undefined }): Promise<void> {
  const { id, email, firstName } = clientOf(outer)
  if (email === null) throw new Refusal('emailNeeded')
  await confirmPerson(outer, input.password, null)
  if (await hasOpen(outer.db, id)) throw new Refusal('consultationUnderWay')
  await countAttempt(outer, [{ limit, subject: String(id) }], 'tooManyRequests')
  await inTransaction(outer, async (visit) => {
    const code = await issueCode(visit, { userId: id, sentTo: emailKey(email), purpose: 'leave' })
    const values = { code, firstName, minutes: CODE_MINUTES, canonical: visit.site.canonical }
    await sendMail(visit, email, (wording) => leaveCodeLetter(wording, values))
  })
}
