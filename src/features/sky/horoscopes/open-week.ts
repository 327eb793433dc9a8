import { numberOfSign, type Sign } from '../../../astrology/names.ts'
import { SIGN_RULERS } from '../../../astrology/sign-rulers.ts'
import { inDayOfYear, inWeekday } from '../../../platform/i18n/french.ts'
import { itemAt, lastOf } from '../../../platform/needed/needed.ts'
import { dayNumber } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/instants.ts'
import { after, atStart, becauseOfStay, type Said, said } from './because.ts'
import { decansOf } from './decans.ts'
import { moonDays } from './fragments/spans.data.ts'
import type { Opening } from './open-day.ts'
import type { SkyOfSpan } from './sky-of-span.ts'
import { houseFrom } from './solar-house.ts'
import { tellFact, weightOf } from './tell-fact.ts'

/** Events of a week that are told, besides the Moon's houses. */
const MOST = 4

/** The week by its days: the Moon's houses and the strongest events in order, then the three decans. */
export function openWeek(sign: Sign, seen: SkyOfSpan): Opening {
  const turn = Math.floor(dayNumber(seen.middle.day) / 7)
  const events = [...seen.facts]
    .sort((a, b) => weightOf(b, SIGN_RULERS[sign]) - weightOf(a, SIGN_RULERS[sign]))
    .slice(0, MOST)
    .map((fact) => {
      const weekday = `${inWeekday(fact.at)} ${itemAt(inDayOfYear(fact.at).split(' '), 0)},`
      return { at: fact.at.getTime(), one: after(weekday, tellFact(fact, sign, turn)) }
    })
  const days = [...moonOf(sign, seen, turn), ...events].sort((a, b) => a.at - b.at)
  return { headline: null, said: [...days.map(({ one }) => one), ...decansOf(sign, seen, turn)] }
}

/** The Moon's houses on the days whose noon it spends there. */
function moonOf(sign: Sign, { span, stays }: SkyOfSpan, turn: number): { at: number; one: Said }[] {
  const noons = Array.from({ length: 7 }, (_, day) => span.from + (day + 0.5) * DAY_MS)
  return stays.flatMap((stay) => {
    const there = noons.filter((noon) => noon >= stay.from.getTime() && noon < stay.to.getTime())
    if (there.length === 0) return []
    const house = houseFrom(sign, stay.sign)
    const variant = (turn + numberOfSign(sign)) % 2
    const text = itemAt(moonDays[house], variant)
    const one = said(`moonDays.${house}.${variant + 1}`, text, becauseOfStay(stay, house), { days: daysOf(there) })
    return [{ at: itemAt(there, 0), one: atStart(one) }]
  })
}

/** "lundi", "lundi et mardi", "de lundi à mercredi". */
function daysOf(noons: readonly number[]): string {
  const name = (noon: number) => inWeekday(new Date(noon))
  const [first, last] = [name(itemAt(noons, 0)), name(lastOf(noons))]
  if (noons.length === 1) return first
  return noons.length === 2 ? `${first} et ${last}` : `de ${first} à ${last}`
}
