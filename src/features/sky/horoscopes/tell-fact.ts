import { numberOfSign, PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { because, type Said, said } from './because.ts'
import {
  arrivals,
  bodyNames,
  eclipses,
  fullMoons,
  moonMeets,
  newMoons,
  places,
  planetsMeet,
  quarters,
  slowArrivals,
  slowMeetings,
  stations,
} from './fragments/facts.data.ts'
import type { Fragment } from './fragments/fragment.ts'
import { type Fact, SLOW } from './sky-facts.ts'
import { strains } from './sky-of-day.ts'
import { type House, houseFrom } from './solar-house.ts'

type Of<K extends Fact['kind']> = Extract<Fact, { kind: K }>
const MOONS = { new: newMoons, full: fullMoons, firstQuarter: quarters, lastQuarter: quarters } as const
const isSlow = (body: Planet): body is (typeof SLOW)[number] => SLOW.some((one) => one === body)

/**
 * An event of the sky, as it is told to a sign: without a capital, for a date or a hinge comes first. `turn` varies the
 * words from one day to the next.
 */
export function tellFact(fact: Fact, sign: Sign, turn: number): Said {
  const house = houseFrom(sign, fact.sign)
  const variant = (turn + numberOfSign(sign)) % 3
  const filling = { in: itemAt(places[house], variant) }
  const id = (...parts: (string | number)[]) => ['fact', ...parts, house, variant + 1].join('.')
  switch (fact.kind) {
    case 'lunation':
      return tellMoon(fact, house, variant, filling.in)
    case 'station': {
      const { body, turns, at } = fact
      const why = because(body, turns, `house-${house}`, 0, at)
      return said(id('station', body, turns), stations[body as keyof typeof stations][turns], why, filling)
    }
    case 'ingress':
      return said(
        id('ingress', fact.body),
        arrivalOf(fact.body, house, variant),
        because(fact.body, 'house', `house-${house}`, 0, fact.at),
        filling,
      )
    case 'aspect': {
      const { from, to, type, at } = fact
      const why = because(from, type, to, 0, at, { house })
      const names = { ...filling, body: bodyNames[from], other: bodyNames[to] }
      return said(id('aspect', from, to, strains(type) ? 'hard' : 'good'), meetingOf(fact, variant), why, names)
    }
  }
}

function tellMoon({ phase, eclipse, at }: Of<'lunation'>, house: House, variant: number, place: string): Said {
  if (eclipse) {
    const why = because(eclipse, 'eclipse', `house-${house}`, 0, at)
    return said(`fact.eclipse.${eclipse}.${house}.${variant + 1}`, eclipses[eclipse][variant as 0], why, { in: place })
  }
  return said(`fact.moon.${phase}.${house}.1`, MOONS[phase][house], because('moon', 'phase', phase, 0, at, { house }))
}

function arrivalOf(body: Planet, house: House, variant: number): Fragment {
  if (isSlow(body)) return itemAt(slowArrivals[body], variant)
  return arrivals[body as keyof typeof arrivals][house]
}

function meetingOf({ from, to, type }: Of<'aspect'>, variant: number): Fragment {
  const tone = strains(type) ? 'hard' : 'good'
  if (isSlow(from)) return itemAt(slowMeetings[type === 'conjunction' ? type : tone], variant)
  if (from === 'moon') return itemAt(moonMeets[to as keyof typeof moonMeets][tone], variant)
  return itemAt(planetsMeet[to as keyof typeof planetsMeet][tone], variant)
}

/** How much an event weighs for a sign: the rarer, the more; one of its ruler comes a little before others. */
export function weightOf(fact: Fact, ruler: Planet): number {
  const rank = (body: Planet) => PLANETS.indexOf(body)
  switch (fact.kind) {
    case 'lunation':
      if (fact.eclipse) return 100
      return fact.phase === 'new' || fact.phase === 'full' ? 90 : 45
    case 'station':
      return 80 - rank(fact.body) / 10 + (fact.body === ruler ? 5 : 0)
    case 'ingress':
      return (fact.body === 'sun' ? 70 : 60) + rank(fact.body) + (fact.body === ruler ? 5 : 0)
    case 'aspect': {
      const own = fact.from === ruler || fact.to === ruler ? 6 : 0
      return (fact.from === 'moon' ? 10 : 30) + rank(fact.to) + own
    }
  }
}
