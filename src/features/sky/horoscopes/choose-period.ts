import { numberOfSign, type Sign } from '../../../astrology/names.ts'
import { inDayOfYear } from '../../../platform/i18n/french.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { dayNumber } from '../../../platform/time/days.ts'
import { because, becauseOfStay, named, type Said, said } from './because.ts'
import { crossing } from './crossing.ts'
import { places } from './fragments/facts.data.ts'
import { chosenTogether } from './fragments/fragment.ts'
import type { PeriodSheet, Topic } from './fragments/sheet.ts'
import { monthPlanets } from './fragments/spans.data.ts'
import type { SkyOfSpan } from './sky-of-span.ts'
import { houseFrom } from './solar-house.ts'
import { longStaysOf } from './stay-dates.ts'
import type { Stay } from './stays.ts'

const KINDS = { new: 'newMoon', full: 'fullMoon', firstQuarter: 'quarter', lastQuarter: 'quarter' } as const

/** Sentences of a week's topic: a week has two quarters of the Moon at most. */
const MOST = 3

/**
 * The Moon's quarters in the week, then Venus and Mars alternately: neither stays in a house long enough to repeat a
 * sentence every other week. A sentence that contradicts one before it is left out.
 */
export function chooseWeek({ week }: PeriodSheet, topic: Topic, sign: Sign, { middle, moons }: SkyOfSpan): Said[] {
  const quarters = moons.map(({ phase, at, sign: place }) => {
    const kind = `${KINDS[phase]}House` as const
    const house = houseFrom(sign, place)
    return said(`week.${kind}.${house}.1`, week[kind][house], because('moon', 'phase', phase, 0, at, { house }))
  })
  // The middle of a week is a Thursday, as the first day of 1970 was.
  const isVenus = (Math.floor(dayNumber(middle.day) / 7) + numberOfSign(sign)) % 2 === 0
  const body = isVenus ? 'venus' : 'mars'
  const { house, because: why } = crossing(body, sign, middle)
  const planet = said(`week.${body}House.${house}.1`, week[`${body}House`][house], why)
  return named(topic, chosenTogether([...quarters, planet], MOST))
}

/** The Sun's house before and after its change of sign; Venus or Mars, and Mercury, by house; all with their dates. */
export function chooseMonth({ month }: PeriodSheet, topic: Topic, sign: Sign, { span, stays }: SkyOfSpan): Said[] {
  const [before, changed] = stays.filter(({ body }) => body === 'sun') as [Stay, Stay]
  const sun = (half: 0 | 1, stay: Stay) => {
    const house = houseFrom(sign, stay.sign)
    const why = becauseOfStay(stay, house)
    const filling = { date: inDayOfYear(changed.from) }
    return said(`month.sunHouse-${half + 1}.${house}.1`, month.sunHouse[house][half], why, filling)
  }
  const mercury = longStaysOf('mercury', stays, span, 'month').map(({ stay, when }) => {
    const house = houseFrom(sign, stay.sign)
    const filling = { when, in: itemAt(places[house], 0) }
    return said(`month.mercuryHouse.${house}.1`, month.mercuryHouse[house], becauseOfStay(stay, house), filling)
  })
  return named(topic, [sun(0, before), ...planetOf(topic, sign, span, stays), ...mercury, sun(1, changed)])
}

const PLANETS_OF_MONTH = { love: 'venus', money: 'venus', work: 'mars', energy: 'mars' } as const

function planetOf(topic: Topic, sign: Sign, span: SkyOfSpan['span'], stays: readonly Stay[]): Said[] {
  if (topic === 'advice') return []
  const body = PLANETS_OF_MONTH[topic]
  return longStaysOf(body, stays, span, 'month').map(({ stay, when }) => {
    const house = houseFrom(sign, stay.sign)
    return said(`month.${body}House.${house}.1`, monthPlanets[topic][house], becauseOfStay(stay, house), { when })
  })
}
