import type { App } from '../../../app.ts'
import { openEphemeris } from '../../../astrology/events/ephemeris.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { composeAll, type Horoscope } from './compose.ts'
import { type Span, spanOf, yearShown, yearSpan } from './periods.ts'
import { findComposed, keepComposed } from './queries.server.ts'

/** Composes a span for the twelve signs and stores it. */
export async function makeHoroscopes(app: App, span: Span, sky = openEphemeris()): Promise<Horoscope[]> {
  const bySign = composeAll(span, sky)
  await keepComposed(app.db, span, bySign, app.now())
  return bySign
}

/** Composes every night what will be requested until the night after next. */
export async function makeAhead(app: App): Promise<void> {
  const today = dayInParis(app.now())
  const spans = [0, 1, 2].flatMap((days) => {
    const day = daysAfter(today, days)
    const lengths = (['day', 'week', 'month', 'year'] as const).map((length) => spanOf(length, day))
    return [...lengths, yearSpan(yearShown(day))]
  })
  // Shared, since the days of a week, a month and a year overlap.
  const sky = openEphemeris()
  for (const span of spans) {
    if (!(await findComposed(app.db, span, 'aries'))) await makeHoroscopes(app, span, sky)
  }
}
