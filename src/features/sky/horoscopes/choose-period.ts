import type { Sign } from '../../../astrology/names.ts'
import { numberOfSign } from '../../../astrology/names.ts'
import { inDayOfYear } from '../../../platform/i18n/french.ts'
import { fillPlaces } from '../../../platform/i18n/texts.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { dayNumber } from '../../../platform/time/days.ts'
import { because, becauseOfStay, named, type Said, said } from './because.ts'
import { crossing } from './crossing.ts'
import type { PeriodSheet, Topic } from './fragments/sheet.ts'
import { type House, houseFrom } from './rulers.ts'
import type { SkyOfDay } from './sky-of-day.ts'
import type { SkyOfSpan } from './sky-of-span.ts'
import type { Stay } from './stays.ts'
import type { Told } from './told.ts'

function inHouse(kind: string, body: Told, sign: Sign, sky: SkyOfDay, texts: (house: House) => string): Said {
  const { house, because: why } = crossing(body, sign, sky)
  return said(kind, house, texts(house), why)
}

const KINDS = { new: 'newMoon', full: 'fullMoon', firstQuarter: 'quarter', lastQuarter: 'quarter' } as const

/**
 * The Moon's quarters in the week, then Venus and Mars alternately: neither stays in a house long enough to repeat a
 * sentence every other week.
 */
export function chooseWeek({ week }: PeriodSheet, topic: Topic, sign: Sign, { skies, moments }: SkyOfSpan): Said[] {
  const middle = itemAt(skies, Math.floor(skies.length / 2))
  const quarters = moments.map(({ phase, at, sign: place }) => {
    const kind = KINDS[phase]
    const house = houseFrom(sign, place)
    const why = because('moon', 'phase', phase, 0, at)
    return said(`week.${kind}House`, house, week[`${kind}House`][house], why)
  })
  const isVenus = (Math.floor((dayNumber(itemAt(skies, 0).day) + 3) / 7) + numberOfSign(sign)) % 2 === 0
  const other = isVenus
    ? inHouse('week.venusHouse', 'venus', sign, middle, (house) => week.venusHouse[house])
    : inHouse('week.marsHouse', 'mars', sign, middle, (house) => week.marsHouse[house])
  return named(topic, [...quarters, other])
}

/**
 * The Sun's house before and after its change of sign, with the date, and Mercury's house in the middle of the month.
 */
export function chooseMonth({ month }: PeriodSheet, topic: Topic, sign: Sign, { skies, stays }: SkyOfSpan): Said[] {
  const [before, after] = stays as readonly [Stay, Stay]
  const sun = (half: 0 | 1, stay: Stay) => {
    const house = houseFrom(sign, stay.sign)
    const text = fillPlaces(month.sunHouse[house][half], () => inDayOfYear(after.from))
    return said(`month.sunHouse-${half + 1}`, house, text, becauseOfStay(stay, house))
  }
  const middle = itemAt(skies, Math.floor((skies.length - 1) / 2))
  const mercury = inHouse('month.mercuryHouse', 'mercury', sign, middle, (house) => month.mercuryHouse[house])
  return named(topic, [sun(0, before), mercury, sun(1, after)])
}
