import type { Sign } from '../../../astrology/names.ts'
import { inDayOfYear } from '../../../platform/i18n/french.ts'
import { because, becauseOfStay, named, type Said, said } from './because.ts'
import type { PeriodSheet, Topic } from './fragments/sheet.ts'
import type { MoonFact } from './sky-facts.ts'
import type { SkyOfSpan } from './sky-of-span.ts'
import { houseFrom } from './solar-house.ts'
import { longStaysOf } from './stay-dates.ts'

/** The houses of Jupiter and Saturn and those of the year's eclipses, all with their dates. */
export function chooseYear({ year }: PeriodSheet, topic: Topic, sign: Sign, { span, stays, moons }: SkyOfSpan): Said[] {
  const long = (['jupiter', 'saturn'] as const).flatMap((body) =>
    longStaysOf(body, stays, span, 'year').map(({ stay, when }) => {
      const house = houseFrom(sign, stay.sign)
      return said(`year.${body}House.${house}.1`, year[`${body}House`][house], becauseOfStay(stay, house), { when })
    }),
  )
  return named(topic, [...long, ...eclipsesIn(year, sign, moons)])
}

/** A second eclipse in the same house has a different sentence. */
function eclipsesIn(year: PeriodSheet['year'], sign: Sign, moons: readonly MoonFact[]): Said[] {
  const touched = new Set<number>()
  return moons.flatMap(({ eclipse, at, sign: place }, index) => {
    if (!eclipse) return []
    const house = houseFrom(sign, place)
    const isAgain = touched.has(house)
    touched.add(house)
    const id = isAgain ? `year.eclipseAgain-${index}.${house}.1` : `year.eclipseHouse.${house}.1`
    const why = because(eclipse, 'eclipse', `house-${house}`, 0, at)
    return [said(id, isAgain ? year.eclipseAgain : year.eclipseHouse[house], why, { date: inDayOfYear(at) })]
  })
}
