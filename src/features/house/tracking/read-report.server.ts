import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { staffOf } from '../staff/as-staff.server.ts'
import { tellPartners } from './report.ts'
import { readMonth } from './report-queries.server.ts'

/**
 * The results of partners' links in a month, by default the present one.
 * @throws {Refusal} as staffOf
 */
export async function readReport(visit: Visit, named?: string | null) {
  staffOf(visit, 'affiliation.read')
  const month = named ?? dayInParis(visit.now()).slice(0, 7)
  return { month, rows: tellPartners(await readMonth(visit.db, visit.site.id, month)) }
}
