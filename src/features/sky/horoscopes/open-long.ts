import type { Sign } from '../../../astrology/names.ts'
import { inDayOfYear } from '../../../platform/i18n/french.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { after, atStart, because, becauseOfStay, type Said, said } from './because.ts'
import { backwards, places } from './fragments/facts.data.ts'
import { slowStays } from './fragments/spans.data.ts'
import type { Opening } from './open-day.ts'
import { type Fact, SLOW } from './sky-facts.ts'
import type { SkyOfSpan } from './sky-of-span.ts'
import { houseFrom } from './solar-house.ts'
import { longStaysOf, whenOf } from './stay-dates.ts'
import { tellFact } from './tell-fact.ts'

type Dated = { at: number; one: Said }
const inOrder = (all: readonly Dated[]): Said[] => [...all].sort((a, b) => a.at - b.at).map(({ one }) => one)

/** A month by its dates: new and full Moons, eclipses, retrograde motions, and what the slow planets do. */
export const openMonth = (sign: Sign, seen: SkyOfSpan): Opening => ({
  headline: null,
  said: inOrder([...datedFacts(sign, seen, 'month'), ...backwardsOf(sign, seen, 'month')]),
})

/** A year by the houses of the slowest planets, then its dates: their meetings and the retrograde motions. */
export function openYear(sign: Sign, seen: SkyOfSpan): Opening {
  const { span, stays } = seen
  const slow = (['uranus', 'neptune', 'pluto'] as const).flatMap((body) =>
    longStaysOf(body, stays, span, 'year').map(({ stay, when }) => {
      const house = houseFrom(sign, stay.sign)
      const why = becauseOfStay(stay, house)
      return atStart(said(`year.${body}House.${house}.1`, slowStays[body][house], why, { when }))
    }),
  )
  return {
    headline: null,
    said: [...slow, ...inOrder([...datedFacts(sign, seen, 'year'), ...backwardsOf(sign, seen, 'year')])],
  }
}

/** Stations of the fast planets are told by their retrograde motions; a year is told by its meetings. */
const isTold = (fact: Fact, told: 'month' | 'year'): boolean =>
  told === 'year' ? fact.kind === 'aspect' : fact.kind !== 'station' || SLOW.some((one) => one === fact.body)

const datedFacts = (sign: Sign, { facts }: SkyOfSpan, told: 'month' | 'year'): Dated[] =>
  facts
    .filter((fact) => isTold(fact, told))
    .map((fact, index) => {
      const one = tellFact(fact, sign, index)
      const dated = after(`Le ${inDayOfYear(fact.at)},`, { ...one, id: `${one.id}.${index}` })
      return { at: fact.at.getTime(), one: dated }
    })

function backwardsOf(sign: Sign, { span, backwards: all }: SkyOfSpan, told: 'month' | 'year'): Dated[] {
  return all.map((part, index) => {
    const house = houseFrom(sign, part.sign)
    const variant = index % 3
    const why = because(part.body, 'retrograde', `house-${house}`, part.degrees, part.from, { until: part.to })
    const filling = { when: whenOf([part], span, told), in: itemAt(places[house], variant) }
    const text = itemAt(backwards[part.body], variant)
    const one = said(`backwards.${part.body}.${house}.${index + 1}`, text, why, filling)
    return { at: Math.max(part.from.getTime(), span.from), one: atStart(one) }
  })
}
