import type { Visit } from '../../../app.ts'
import type { Sign } from '../../../astrology/names.ts'
import { SIGNS } from '../../../astrology/names.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import type { Section } from './compose.ts'
import { makeHoroscopes } from './make-horoscopes.server.ts'
import { type Period, spanOf } from './periods.ts'
import { type Edit, findSections, listEdits, listSections } from './queries.server.ts'
import { type HoroscopeView, viewHoroscope } from './views.ts'

/** The first sentence of each sign for a period, in the order of the zodiac. */
export async function readOpenings(visit: Visit, period: Period) {
  const span = spanOf(period, dayInParis(visit.now()))
  const found = await listSections(visit.db, span)
  const bySign = found.length === 12 ? found : await makeHoroscopes(visit.app, span)
  const edits = await listEdits(visit.db, visit.site.id, span)
  const openings = bySign.map((sections, index) => {
    const love = itemAt(withEdits(sections, edits, itemAt(SIGNS, index)), 0)
    return love.edited ?? itemAt(love.said, 0).text
  })
  return { from: span.from, to: span.to, openings }
}

/** The horoscope of a sign as a day in Paris shows it, composed now if it does not exist yet. */
export async function readHoroscope(
  visit: Visit,
  period: Period,
  sign: Sign,
  today = dayInParis(visit.now()),
): Promise<HoroscopeView> {
  const span = spanOf(period, today)
  const sections =
    (await findSections(visit.db, span, sign)) ?? itemAt(await makeHoroscopes(visit.app, span), SIGNS.indexOf(sign))
  const edits = await listEdits(visit.db, visit.site.id, span)
  return viewHoroscope(period, sign, span, withEdits(sections, edits, sign))
}

const withEdits = (sections: readonly Section[], edits: readonly Edit[], sign: Sign): Section[] =>
  sections.map((section) => {
    const edit = edits.find((one) => one.sign === sign && one.topic === section.topic)
    return edit ? { ...section, edited: edit.text } : section
  })
