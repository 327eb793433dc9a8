import type { Visit } from '../../../app.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { type DayOfDraws, listFigures } from './figures-queries.server.ts'

const DAYS = 30

/** The draws of the last thirty days on the visit's site, the latest first. Today's can still be finished. */
export async function readFigures(visit: Visit): Promise<(DayOfDraws & { unfinished: number })[]> {
  const since = daysAfter(dayInParis(visit.now()), 1 - DAYS)
  const figures = await listFigures(visit.db, visit.site.id, since)
  return figures.map((figure) => ({ ...figure, unfinished: figure.begun - figure.finished }))
}
