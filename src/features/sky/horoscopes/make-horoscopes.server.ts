import type { App } from '../../../app.ts'
import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { composeAll, type Section } from './compose.ts'
import { type Span, spanOf } from './periods.ts'
import { findSections, keepSections } from './queries.server.ts'

/** Composes a span for the twelve signs and stores it. */
export async function makeHoroscopes(app: App, span: Span, sky = openEphemeris()): Promise<Section[][]> {
  const bySign = composeAll(span, sky)
  await keepSections(app.db, span, bySign, app.now())
  return bySign
}

/** Composes every night what will be requested until the night after next. */
export async function makeAhead(app: App): Promise<void> {
  const today = dayInParis(app.now())
  const spans = [0, 1, 2].flatMap((days) =>
    (['day', 'week', 'month', 'year'] as const).map((length) => spanOf(length, daysAfter(today, days))),
  )
  // Shared, since the days of a week, a month and a year overlap.
  const sky = openEphemeris()
  for (const span of spans) {
    if (!(await findSections(app.db, span, 'aries'))) await makeHoroscopes(app, span, sky)
  }
}
