import type { Visit } from '../../app.ts'
import { dayInParis } from '../accounts/rules.ts'
import { makeHoroscopes } from './make-horoscopes.server.ts'
import { type Period, spanOf } from './periods.ts'
import { findSections, listSections } from './queries.server.ts'
import { type HoroscopeView, viewHoroscope } from './views.ts'

/** Each sign's first sentence of a span, in the order of the signs. */
export async function readOpenings(visit: Visit, period: Period) {
  const span = spanOf(period, dayInParis(visit.now()))
  const found = await listSections(visit.db, span)
  const bySign = found.length === 12 ? found : await makeHoroscopes(visit.app, span)
  return { from: span.from, to: span.to, openings: bySign.map(([love]) => love!.said[0]!.text) }
}

/** The horoscope of a sign, made if nobody did before. */
export async function readHoroscope(visit: Visit, period: Period, signId: number): Promise<HoroscopeView> {
  const span = spanOf(period, dayInParis(visit.now()))
  const sections = (await findSections(visit.db, span, signId)) ?? (await makeHoroscopes(visit.app, span))[signId - 1]!
  return viewHoroscope(period, signId, span, sections)
}
