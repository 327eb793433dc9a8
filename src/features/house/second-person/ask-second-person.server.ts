import type { Visit } from '../../../app.ts'
import type { Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { mailStaff } from '../tell-staff/mail-staff.server.ts'
import { proposalLetter } from './letters.ts'
import { type AwaitingList, awaitingLists } from './rules.ts'

interface Proposal {
  list: AwaitingList
  /** The id of the row in the list. */
  id: number
  by: { id: number; firstName: string }
}

interface Values {
  company: string
  firstName: string
  by: string
  /** The page where it can be confirmed or refused. */
  address: string
}

/** E-mails every other member of a site's staff who may confirm a proposal. */
export async function mailSecondPersons(
  visit: Visit,
  { list, id, by }: Proposal,
  write: (wording: Wording, values: Values) => Letter,
): Promise<void> {
  const { label: company, canonical } = visit.site
  const address = `${canonical}/admin#/${list}/${id}/show`
  await mailStaff(visit, { capability: awaitingLists[list], except: by.id }, (wording, { firstName }) =>
    write(wording, { company, firstName, by: by.firstName, address }),
  )
}

/** Asks for a second person's agreement to a refund of some cents, without personal data of the client. */
export const askSecondPerson = (visit: Visit, { amount, ...proposal }: Proposal & { amount: number }): Promise<void> =>
  mailSecondPersons(visit, proposal, (wording, values) => proposalLetter(wording, { ...values, amount }))
