import type { Visit } from '../../../app.ts'
import { sendMail } from '../mail/send-mail.server.ts'
import { can } from '../staff/capabilities.ts'
import { listStaff } from '../staff/members-queries.server.ts'
import { proposalLetter } from './letters.ts'
import { type AwaitingList, awaitingLists } from './rules.ts'

interface Proposal {
  list: AwaitingList
  /** The id of the row in the list. */
  id: number
  /** Cents. */
  amount: number
  by: { id: number; firstName: string }
}

/** E-mails every other member of a site's staff who may confirm a refund, without personal data of the client. */
export async function askSecondPerson(visit: Visit, { list, id, amount, by }: Proposal): Promise<void> {
  const { label: company, canonical } = visit.site
  const address = `${canonical}/admin#/${list}/${id}/show`
  for (const member of await listStaff(visit.db, visit.site.id)) {
    const { email, first_name: firstName } = member
    if (email === null || member.suspended_at || member.id === by.id || !can(member.role, awaitingLists[list])) continue
    const values = { company, firstName, by: by.firstName, amount, address }
    await sendMail(visit, email, (wording) => proposalLetter(wording, values))
  }
}
