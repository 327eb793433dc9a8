import { randomBytes } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { admitStranger } from '../../house/challenges/admit-stranger.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { addressFaults, textFaults } from '../../house/users/typed-faults.server.ts'
import { receiptLetter } from './letters.ts'
import { contactMarkPlace } from './mark-contacts.server.ts'
import { insertOrFind } from './queries.server.ts'
import { LINKS_MAX, linksIn, NAME_MAX, SUBJECTS, type Subject, TEXT_MAX, TEXT_MIN } from './rules.ts'
import { messagePlace, type Written } from './sealed-message.server.ts'

export interface Message extends Written {
  subject: string
  /** A solved challenge. */
  altcha?: string | undefined
}

/** All errors of a message, field by field. */
export function messageFaults({ subject, name, emailAddress, message }: Message): Refusal[] {
  return [
    ...(isSubject(subject) ? [] : [new Refusal(subject === '' ? 'parametersMissing' : 'parametersInvalid', 'subject')]),
    ...textFaults('name', name, 1, NAME_MAX),
    ...addressFaults(emailAddress),
    ...textFaults('message', message, TEXT_MIN, TEXT_MAX),
    ...(linksIn(message) > LINKS_MAX ? [new Refusal('tooManyLinks')] : []),
  ]
}

const isSubject = (given: string): given is Subject => SUBJECTS.some((one) => one === given)

/**
 * Stores a sealed message for staff; a receipt is mailed to the given address. The same text sent again by the same
 * person is the same message, and gets no second receipt.
 * @throws {Refusal} the first of `messageFaults`, challengeUnsolved, tooManyRequests
 */
export async function sendMessage(outer: Visit, given: Message): Promise<{ reference: string; sentAt: Date }> {
  const [fault] = messageFaults(given)
  if (fault) throw fault
  const written: Written = {
    name: tidied(given.name),
    emailAddress: tidied(given.emailAddress),
    message: tidied(given.message),
  }
  const { emailAddress } = written
  await admitStranger(outer, 'contact', { email: emailAddress, altcha: given.altcha })
  const { keys, digest } = outer.app
  const userId = outer.user?.role === 'client' ? outer.user.id : null
  const reference = `M-${randomBytes(6).toString('hex').toUpperCase()}`
  const subject = given.subject as Subject
  const words = JSON.stringify([userId, emailKey(emailAddress), subject, written.message])
  return inTransaction(outer, async (visit) => {
    const kept = await insertOrFind(visit.db, {
      siteId: visit.site.id,
      reference,
      userId,
      subject,
      sealed: keys.seal(messagePlace(reference), JSON.stringify(written)),
      digest: digest(`contact:${words}`),
      addressMark: userId === null ? keys.mark(contactMarkPlace(visit.site.id), emailKey(emailAddress)) : null,
      at: visit.now(),
    })
    if (kept.reference === reference) {
      const values = { company: visit.site.label, subject, ...kept }
      await sendMail(visit, emailAddress, (wording) => receiptLetter(wording, values))
    }
    return kept
  })
}
