import type { Sign } from '../../../astrology/names.ts'
import { inDayOfYear } from '../../../platform/i18n/french.ts'
import { fillPlaces } from '../../../platform/i18n/texts.ts'
import { because, becauseOfStay, named, type Said, said } from './because.ts'
import type { PeriodSheet, Topic } from './fragments/sheet.ts'
import { houseFrom } from './rulers.ts'
import type { MomentOfMoon, SkyOfSpan } from './sky-of-span.ts'
import { longStaysOf } from './stay-dates.ts'

/** The houses of Jupiter and Saturn and those of the year's eclipses, all with their dates. */
export function chooseYear({ year }: PeriodSheet, topic: Topic, sign: Sign, { span, stays, moments }: SkyOfSpan) {
  const long = (['jupiter', 'saturn'] as const).flatMap((body) =>
    longStaysOf(body, stays, span).map(({ stay, when }) => {
      const house = houseFrom(sign, stay.sign)
      const text = fillPlaces(year[`${body}House`][house], () => when)
      return said(`year.${body}House`, house, text, becauseOfStay(stay, house))
    }),
  )
  return named(topic, [...long, ...eclipsesIn(year, sign, moments)])
}

/** A second eclipse in the same house has a different sentence. */
function eclipsesIn(year: PeriodSheet['year'], sign: Sign, moments: readonly MomentOfMoon[]): Said[] {
  const touched = new Set<number>()
  return moments.flatMap(({ phase, eclipseAt, sign: place }, index) => {
    if (!eclipseAt) return []
    const house = houseFrom(sign, place)
    const why = because(phase === 'new' ? 'sun' : 'moon', 'eclipse', `house-${house}`, 0, eclipseAt)
    const date = inDayOfYear(eclipseAt)
    if (touched.has(house))
      return [
        said(
          `year.eclipseAgain-${index}`,
          house,
          fillPlaces(year.eclipseAgain, () => date),
          why,
        ),
      ]
    touched.add(house)
    return [
      said(
        'year.eclipseHouse',
        house,
        fillPlaces(year.eclipseHouse[house], () => date),
        why,
      ),
    ]
  })
}
