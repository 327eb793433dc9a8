import { SIGNS } from '../../astrology/names.ts'
import { type Because, because, type Said } from './because.ts'
import { crossing } from './crossing.ts'
import { dayNumber } from './day-number.ts'
import type { PeriodSheet, Topic } from './fragments/sheet.ts'
import { type House, houseFrom } from './rulers.ts'
import type { SkyOfDay, Told } from './sky-of-day.ts'
import type { SkyOfSpan } from './sky-of-span.ts'

const entry = (kind: string, house: number, text: string, because: Because): Said => ({
  id: `${kind}.${house}.1`,
  text,
  because,
})

function inHouse(kind: string, body: Told, signId: number, sky: SkyOfDay, texts: (house: House) => string): Said {
  const { house, because: why } = crossing(body, signId, sky)
  return entry(kind, house, texts(house), why)
}

const KINDS = { new: 'newMoon', full: 'fullMoon', firstQuarter: 'quarter', lastQuarter: 'quarter' } as const

/** The Moon's quarters of the week, then Venus and Mars by turns: neither stays long enough to say the same in ten days. */
export function chooseWeek({ week }: PeriodSheet, topic: Topic, signId: number, { skies, moments }: SkyOfSpan): Said[] {
  const middle = skies[Math.floor(skies.length / 2)]!
  const quarters = moments.map(({ phase, at, signId: place }) => {
    const kind = KINDS[phase]
    const house = houseFrom(signId, place)
    const why = because('moon', 'phase', phase, 0, at)
    return entry(`week.${kind}House`, house, week[`${kind}House`][house], why)
  })
  const isVenus = (Math.floor((dayNumber(skies[0]!.day) + 3) / 7) + signId) % 2 === 0
  const other = isVenus
    ? inHouse('week.venusHouse', 'venus', signId, middle, (house) => week.venusHouse[house])
    : inHouse('week.marsHouse', 'mars', signId, middle, (house) => week.marsHouse[house])
  return named(topic, [...quarters, other])
}

/** The Sun's house in the first and the second half of the month, and Mercury's in its middle. */
export function chooseMonth({ month }: PeriodSheet, topic: Topic, signId: number, { skies }: SkyOfSpan): Said[] {
  const at = (share: number) => skies[Math.floor((skies.length - 1) * share)]!
  const sun = (half: 0 | 1) =>
    inHouse(
      `month.sunHouse-${half + 1}`,
      'sun',
      signId,
      at(half === 0 ? 0.25 : 0.75),
      (house) => month.sunHouse[house][half],
    )
  const mercury = inHouse('month.mercuryHouse', 'mercury', signId, at(0.5), (house) => month.mercuryHouse[house])
  return named(topic, [sun(0), mercury, sun(1)])
}

/** Days of the year that a planet spends in a house for the house to be told. */
const LONG_STAY = 75

/** The houses where Jupiter and Saturn stay, and those of the year's eclipses, one of each kind. */
export function chooseYear({ year }: PeriodSheet, topic: Topic, signId: number, { skies, moments }: SkyOfSpan): Said[] {
  const daysBetween = 365 / skies.length
  const stays = (body: 'jupiter' | 'saturn') =>
    SIGNS.flatMap((_, index) => {
      const there = skies.filter((sky) => sky.planets[body].signId === index + 1)
      if (there.length * daysBetween < LONG_STAY) return []
      return [inHouse(`year.${body}House`, body, signId, there[0]!, (house) => year[`${body}House`][house])]
    })
  const eclipses = (['new', 'full'] as const).flatMap((wanted) => {
    const first = moments.find(({ phase, eclipseAt }) => eclipseAt && phase === wanted)
    if (!first?.eclipseAt) return []
    const house = houseFrom(signId, first.signId)
    const body = wanted === 'new' ? 'sun' : 'moon'
    const why = because(body, 'eclipse', `house-${house}`, 0, first.eclipseAt)
    return [entry('year.eclipseHouse', house, year.eclipseHouse[house], why)]
  })
  return named(topic, [...stays('jupiter'), ...stays('saturn'), ...eclipses])
}

/** A house may be told once: two stays in it, or two eclipses, say no more. */
function named(topic: Topic, said: Said[]): Said[] {
  const once = new Map(said.map((one) => [one.id, one]))
  return [...once.values()].map((one) => ({ ...one, id: `${topic}.${one.id}` }))
}
