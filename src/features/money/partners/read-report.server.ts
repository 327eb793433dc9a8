import type { PartnerCaller, Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import { findPartner } from './queries.server.ts'
import { tellReport } from './report.ts'
import { readPartnerMonth } from './report-queries.server.ts'

/** The report of a partner on the visit's brand, by default of the present month. */
async function reportOf(visit: Visit, partnerId: number, named: string | null | undefined) {
  const today = dayInParis(visit.now())
  const month = named ?? today.slice(0, 7)
  const days = await readPartnerMonth(visit.db, { siteId: visit.site.id, partnerId, month, today })
  return { month, days }
}

/** What a partner's own program is told. */
export async function readOwnReport(visit: Visit, partner: PartnerCaller, named: string | undefined) {
  const { month, days } = await reportOf(visit, partner.id, named)
  return { partner: { code: partner.code, name: partner.name }, month, ...tellReport(days) }
}

/**
 * What the staff see: the figures that the partner sees, and the whole commission to pay, hidden days included; null for
 * a partner of another brand, or of none.
 * @throws {Refusal} as staffOf
 */
export async function readPartnerReport(visit: Visit, id: number, named: string | null) {
  staffOf(visit, 'affiliation.read')
  const partner = await findPartner(visit.db, visit.site.id, id)
  if (!partner) return null
  const { month, days } = await reportOf(visit, id, named)
  const due = days.reduce((sum, { commission }) => sum + commission, 0)
  return { partner, month, ...tellReport(days), due }
}
