import type { Visit } from '../../../app.ts'
import { siteBy } from '../../../sites/index.ts'
import { sendMail } from '../../house/mail/send-mail.server.ts'
import { can } from '../../house/staff/capabilities.ts'
import { listStaff } from '../../house/staff/members-queries.server.ts'
import { findingsLetter } from './letters.ts'

interface Told {
  siteId: number
  /** Of the psychic. */
  name: string
  findings: number
}

/** Writes to the staff of each site who may hold transfers back, without any figure or client. */
export async function mailFindings(outer: Visit, told: readonly Told[]): Promise<void> {
  for (const [siteId, psychics] of Map.groupBy(told, (one) => one.siteId)) {
    const visit = { ...outer, site: siteBy(outer.app.sites, siteId) }
    const { label: company, canonical } = visit.site
    const names = psychics.map(({ name }) => name).join(', ')
    for (const { email, first_name: firstName, role, suspended_at } of await listStaff(visit.db, siteId)) {
      if (email === null || suspended_at !== null || !can(role, 'payouts.hold')) continue
      await sendMail(visit, email, (wording) => findingsLetter(wording, { company, canonical, firstName, names }))
    }
  }
}
