import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { issueCode } from '../../house/users/mailed-code.server.ts'
import { isProvedByAnother } from '../../house/users/queries.server.ts'
import { CODE_MINUTES, VERIFICATION } from '../../house/users/rules.ts'
import { withReturn } from '../../house/visit/sign-in-paths.ts'
import { knownLetter, proofLetter } from './letters.ts'

/**
 * Mails the address that a person gave: the code that proves it or, if another account already proved it, a notice that
 * there is an account. Both take the same work, so that only the mail itself tells them apart. The links of both lead
 * on to `returnTo`, a path of this site.
 */
export async function sendProof(
  visit: Visit,
  person: { id: number; firstName: string; email: string },
  returnTo = '/',
): Promise<void> {
  const key = emailKey(person.email)
  const code = await issueCode(visit, { userId: person.id, sentTo: key, purpose: 'address' })
  const known = await isProvedByAnother(visit.db, visit.site.id, key, person.id)
  const values = {
    company: visit.site.label,
    canonical: visit.site.canonical,
    firstName: person.firstName,
    code,
    minutes: CODE_MINUTES,
    page: withReturn(known ? href('/connexion') : VERIFICATION, returnTo),
  }
  const write = known ? knownLetter : proofLetter
  await sendMail(visit, person.email, (wording) => write(wording, values))
}
