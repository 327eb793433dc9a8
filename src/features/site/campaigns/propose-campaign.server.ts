import type { Visit } from '../../../app.ts'
import { mailSecondPersons } from '../../house/second-person/ask-second-person.server.ts'
import type { Campaign } from './campaign-queries.server.ts'
import { proposedLetter } from './letters.ts'

/** Asks the others of the staff for their agreement to a campaign that reaches many. */
export const tellSecondPersons = (
  visit: Visit,
  { id, name, plannedBy }: Pick<Campaign, 'id' | 'name' | 'plannedBy'>,
  count: number,
): Promise<void> =>
  mailSecondPersons(visit, { list: 'campaigns', id, by: { id: plannedBy ?? 0, firstName: '' } }, (wording, values) =>
    proposedLetter(wording, { ...values, name, count: String(count) }),
  )
