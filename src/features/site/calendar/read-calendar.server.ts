import type { Visit } from '../../../app.ts'
import { dayInParis, utcDay } from '../../../platform/time/days.ts'
import { shapes } from '../../content/content/kinds.server.ts'
import { listOverrides } from '../../house/seasons/queries.server.ts'
import { staffOf } from '../../house/staff/as-staff.server.ts'
import type { Planned } from './contract.server.ts'
import { listPlanned, type PlannedRow } from './queries.server.ts'
import { meets, seasonRuns } from './rules.ts'

/** Seasons, notifications and offers that visitors of the site see in a year. @throws {Refusal} as staffOf */
export async function readCalendar(visit: Visit, year: number) {
  staffOf(visit, 'seasons.override')
  const { app, db, site } = visit
  const overrides = await listOverrides(db)
  const rows = await listPlanned(db, { siteId: site.id, mainId: app.sites[0].id })
  const planned = rows
    .map((row) => viewPlanned(row, ownOver(row, rows, site.id), site.id))
    .filter((one) => one !== null)
  return {
    today: utcDay(visit.now()),
    seasons: seasonRuns(overrides, site.id, year),
    planned: planned.filter((one) => meets(one, `${year}-01-01`, `${year}-12-31`)),
  }
}

/** The site's own entry that replaces one inherited from the main site. */
const ownOver = (row: PlannedRow, rows: readonly PlannedRow[], siteId: number): PlannedRow | null =>
  row.siteId === siteId
    ? null
    : (rows.find((one) => one.siteId === siteId && one.kind === row.kind && one.address === row.address) ?? null)

/**
 * An entry lasts from its publication or its own first moment, whichever is later, to its last moment or until the
 * site's own replaces it; null if readers never see it.
 */
function viewPlanned(row: PlannedRow, over: PlannedRow | null, siteId: number): Planned | null {
  if (row.status === 'withdrawn' || !row.publishAt || over?.status === 'withdrawn') return null
  const shown = row.kind === 'offer' ? offerOf(row) : notificationOf(row)
  if (!shown) return null
  const { startDate, endDate, ...what } = shown
  const from = new Date(Math.max(row.publishAt.getTime(), startDate ? Date.parse(startDate) : 0))
  const ends = [endDate ? new Date(endDate) : null, over?.publishAt ?? null].filter((end) => end !== null)
  const to = ends.length > 0 ? new Date(Math.min(...ends.map((end) => end.getTime()))) : null
  if (to && to <= from) return null
  return {
    ...what,
    id: row.id,
    kind: row.kind,
    address: row.address,
    firstDay: dayInParis(from),
    lastDay: to && dayInParis(to),
    from: from.toISOString(),
    to: to?.toISOString() ?? null,
    changesAt: row.nextAt?.toISOString() ?? null,
    isOwn: row.siteId === siteId,
  }
}

function offerOf({ data }: PlannedRow) {
  const read = shapes.offer.safeParse(data)
  if (!read.success) return null
  const { text: title, audience, endDate } = read.data
  return { title, audience, gender: null, path: null, startDate: null, endDate }
}

function notificationOf({ data }: PlannedRow) {
  const read = shapes.notification.safeParse(data)
  if (!read.success) return null
  const { title, user_type: audience, gender, path, startDate, endDate } = read.data
  return { title, audience, gender, path, startDate, endDate }
}
