import { createHash, randomBytes } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import type { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { admitStranger } from '../../house/challenges/admit-stranger.server.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { tidied } from '../../house/users/registration-faults.server.ts'
import { addressFaults, textFaults } from '../../house/users/typed-faults.server.ts'
import { complaintLetter } from './letters.ts'
import { complaintsOf, insertOrFind } from './queries.server.ts'
import { ABOUT_MAX, ANSWER_DAYS, NAME_MAX, TEXT_MAX, TEXT_MIN } from './rules.ts'
import { type ComplaintView, viewComplaint } from './views.ts'

export interface Complaint {
  name: string
  emailAddress: string
  /** The order or consultation concerned, if any. */
  about: string
  text: string
  altcha?: string | undefined
}

/** All errors of a complaint, field by field. */
export function complaintFaults(given: Complaint): Refusal[] {
  return [
    ...textFaults('name', given.name, 1, NAME_MAX),
    ...addressFaults(given.emailAddress),
    ...textFaults('about', given.about, 0, ABOUT_MAX),
    ...textFaults('text', given.text, TEXT_MIN, TEXT_MAX),
  ]
}

/**
 * Stores a complaint for staff, and acknowledges it by mail with its number and the date of an answer. The same text
 * sent again by the same person is the same complaint, and is not acknowledged again.
 * @throws {Refusal} the first of `complaintFaults`, challengeUnsolved, tooManyRequests
 */
export async function makeComplaint(outer: Visit, given: Complaint): Promise<ComplaintView> {
  const [fault] = complaintFaults(given)
  if (fault) throw fault
  const email = tidied(given.emailAddress)
  await admitStranger(outer, 'complaint', { email, altcha: given.altcha })
  const reference = `C-${randomBytes(8).toString('hex').toUpperCase()}`
  const text = tidied(given.text)
  const userId = outer.user?.role === 'client' ? outer.user.id : null
  return inTransaction(outer, async (visit) => {
    const at = visit.now()
    const row = await insertOrFind(visit.db, {
      siteId: visit.site.id,
      reference,
      userId,
      name: tidied(given.name),
      email,
      emailKey: emailKey(email),
      about: tidied(given.about),
      text,
      textHash: createHash('sha256')
        .update(`${userId ?? ''}:${text}`)
        .digest(),
      at,
      answerBy: later(at, ANSWER_DAYS * DAY_MS),
    })
    const view = viewComplaint(row)
    if (view.reference === reference) {
      const { label: company, canonical } = visit.site
      await sendMail(visit, email, (wording) => complaintLetter(wording, view, { company, canonical }))
    }
    return view
  })
}

/** The client's own complaints, newest first; empty for other roles. */
export async function listComplaints({ db, site, user }: Visit): Promise<ComplaintView[]> {
  if (user?.role !== 'client') return []
  return (await complaintsOf(db, site.id, user.id)).map(viewComplaint)
}
