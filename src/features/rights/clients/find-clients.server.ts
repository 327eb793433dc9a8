import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { asStaff, type StaffVisit } from '../../house/staff/as-staff.server.ts'
import { checkPhoneNumber } from '../../house/suggestions/check-phone-number.server.ts'
import { findClients, type Sought } from './queries.server.ts'
import { kindOf } from './rules.ts'
import { type FoundClient, viewClient } from './views.ts'

const MOST = 20

/** Searches clients by number, e-mail, telephone or first name, for a logged reason. @throws {Refusal} as asStaff */
export function searchClients(outer: Visit, input: { query: string; reason: string }): Promise<FoundClient[]> {
  const kind = kindOf(input.query)
  const about = (found: FoundClient[]) => ({
    subject: '',
    reason: input.reason,
    details: { by: kind },
    people: found.map(({ id }) => id),
  })
  return asStaff(outer, 'client.search', about, async (visit) => {
    const rows = await findClients(visit.db, visit.site.id, soughtOf(kind, input.query), MOST)
    return rows.map(viewClient)
  })
}

function soughtOf(kind: ReturnType<typeof kindOf>, query: string): Sought {
  if (kind === 'id') return { id: Number(query.replace('#', '')) }
  if (kind === 'email') return { emailKey: emailKey(query) }
  if (kind === 'digits') return { id: Number(query), phoneEnd: query }
  if (kind === 'phone') {
    const { phoneNumber } = checkPhoneNumber(query, 'FR')
    return phoneNumber ? { phone: phoneNumber } : { phoneEnd: query.replaceAll(/\D/g, '') }
  }
  return { name: query }
}

/** A client of this site. @throws {Refusal} adminEntityNotFound */
export async function requireClient({ db, site }: StaffVisit, id: number): Promise<FoundClient> {
  const [found] = await findClients(db, site.id, { id }, 1)
  if (!found) throw new Refusal('adminEntityNotFound')
  return viewClient(found)
}
