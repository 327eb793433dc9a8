import type { Visit } from '../../../app.ts'
import { dataContact } from '../../house/consents/views.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { mailStaff } from '../../house/tell-staff/mail-staff.server.ts'
import { clientLetter, deskLetter } from './letters.ts'
import { findPayer } from './queries.server.ts'
import type { ChargebackState } from './rules.ts'

interface About {
  state: ChargebackState
  amount: number
}

/** E-mails every member of the staff who sees payments, without personal data of the client. */
export async function tellDesk(visit: Visit, { id, ...about }: About & { id: number; dueBy: Date | null }) {
  const { label: company, canonical } = visit.site
  const values = { company, address: `${canonical}/admin#/chargebacks/${id}/show`, ...about }
  await mailStaff(visit, { capability: 'money.read' }, (wording) => deskLetter(wording, values))
}

/** Tells the client what became of their credit; nobody for an erased account. */
export async function tellClient(
  visit: Visit,
  { orderId, ...about }: About & { orderId: number; frozen: number; refunded: number },
): Promise<void> {
  const { email, firstName, paidAt } = await findPayer(visit.db, orderId)
  if (email === null) return
  const { canonical } = visit.site
  const values = { ...about, firstName, paidAt, id: orderId, canonical, contact: dataContact(visit.site) }
  await sendMail(visit, email, (wording) => clientLetter(wording, values))
}
