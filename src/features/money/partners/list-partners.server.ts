import type { Visit } from '../../../app.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { isFresh, staffOf } from '../../house/staff/as-staff.server.ts'
import { listKeys } from './key-queries.server.ts'
import { listPartners, listRates } from './queries.server.ts'
import { readPartnerReport } from './read-report.server.ts'

/** @throws {Refusal} as staffOf */
export async function loadPartners(visit: Visit) {
  staffOf(visit, 'affiliation.read')
  const partners = await listPartners(visit.db, visit.site.id, dayInParis(visit.now()))
  return { partners, fresh: isFresh(visit) }
}

/** null as readPartnerReport. @throws {Refusal} as staffOf */
export async function loadPartner(visit: Visit, id: number, month: string | null) {
  const report = await readPartnerReport(visit, id, month)
  if (!report) return null
  const keys = (await listKeys(visit.db, id)).map(({ madeAt, usedAt, revokedAt, ...key }) => ({
    ...key,
    madeAt: madeAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }))
  return { report, keys, rates: await listRates(visit.db, id), fresh: isFresh(visit) }
}
