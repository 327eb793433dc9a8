import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { utcDay } from '../../../platform/time/days.ts'
import { asStaff } from '../staff/as-staff.server.ts'
import { deleteOverride, endOverride, insertOverride, lockOverride } from './queries.server.ts'

interface GivenOverride {
  season: string
  firstDay: string
  lastDay: string
  reason: string
}

/**
 * From today on: the record of past days can't change.
 * @throws {Refusal} as asStaff, seasonDaysPast, seasonDaysReversed
 */
export function overrideSeason(outer: Visit, { reason, ...given }: GivenOverride): Promise<number> {
  if (given.firstDay < utcDay(outer.now())) throw new Refusal('seasonDaysPast')
  if (given.lastDay < given.firstDay) throw new Refusal('seasonDaysReversed')
  const about = { subject: `season:${given.season}`, reason, details: { ...given } }
  return asStaff(outer, 'season.override', about, ({ db, site }) => insertOverride(db, { siteId: site.id, ...given }))
}

/** @throws {Refusal} as asStaff, adminEntityNotFound, seasonOver if its last day is past */
export const liftOverride = (outer: Visit, id: number, reason: string) =>
  asStaff(outer, 'season.lift', { subject: `season-override:${id}`, reason }, async ({ db, site, now }) => {
    const found = await lockOverride(db, site.id, id)
    if (!found) throw new Refusal('adminEntityNotFound')
    const today = utcDay(now())
    if (found.lastDay < today) throw new Refusal('seasonOver')
    if (found.firstDay < today) await endOverride(db, id, today)
    else await deleteOverride(db, id)
  })
