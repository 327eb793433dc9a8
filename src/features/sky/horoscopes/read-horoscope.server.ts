import type { Visit } from '../../../app.ts'
import { SIGNS, type Sign } from '../../../astrology/names.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import type { Section } from './compose.ts'
import { makeHoroscopes } from './make-horoscopes.server.ts'
import { type Period, type Span, shownSpan } from './periods.ts'
import { type Edit, findComposed, listComposed, listEdits } from './queries.server.ts'
import { type HoroscopeView, viewHoroscope } from './views.ts'

/** The first sentence of each sign for a period, in the order of the zodiac. */
export async function readOpenings(visit: Visit, period: Period) {
  const span = shownSpan(period, dayInParis(visit.now()))
  const found = await listComposed(visit.db, span)
  const bySign = found.length === 12 ? found : await makeHoroscopes(visit.app, span)
  const openings = bySign.map(({ opening }) => opening.headline ?? itemAt(opening.said, 0).text)
  return { from: span.from, to: span.to, openings }
}

/** The horoscope of a sign as pages show it today, composed now if it does not exist yet. */
export const readHoroscope = (visit: Visit, period: Period, sign: Sign): Promise<HoroscopeView> =>
  readSpan(visit, period, sign, shownSpan(period, dayInParis(visit.now())))

export async function readSpan(visit: Visit, period: Period, sign: Sign, span: Span): Promise<HoroscopeView> {
  const { opening, sections } =
    (await findComposed(visit.db, span, sign)) ?? itemAt(await makeHoroscopes(visit.app, span), SIGNS.indexOf(sign))
  const edits = await listEdits(visit.db, visit.site.id, span)
  return viewHoroscope(period, sign, span, { opening, sections: withEdits(sections, edits, sign) })
}

const withEdits = (sections: readonly Section[], edits: readonly Edit[], sign: Sign): Section[] =>
  sections.map((section) => {
    const edit = edits.find((one) => one.sign === sign && one.topic === section.topic)
    return edit ? { ...section, edited: edit.text } : section
  })
