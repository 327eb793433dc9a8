import { ELEMENTS, type Element, numberOfSign, SIGNS, type Sign } from '../../../astrology/names.ts'
import { SIGN_RULERS } from '../../../astrology/sign-rulers.ts'
import { inWeekday } from '../../../platform/i18n/french.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { dayNumber } from '../../../platform/time/days.ts'
import { after, atStart, because, type Said, said } from './because.ts'
import { crossing } from './crossing.ts'
import { contradict } from './fragments/fragment.ts'
import { headlines } from './fragments/headlines.data.ts'
import { moonDays, slowStays } from './fragments/spans.data.ts'
import { voices } from './fragments/voices.data.ts'
import type { SkyOfDay } from './sky-of-day.ts'
import { houseFrom } from './solar-house.ts'
import { tellFact, weightOf } from './tell-fact.ts'

/** What a horoscope begins with. */
export interface Opening {
  /** A line of at most twelve words, of a day only. */
  headline: string | null
  said: readonly Said[]
}

/** The two strongest facts of the day joined by a hinge, and what only this sign can be told. */
export function openDay(sign: Sign, sky: SkyOfDay): Opening {
  const turn = dayNumber(sky.day)
  const told = [...sky.facts]
    .sort((a, b) => weightOf(b, SIGN_RULERS[sign]) - weightOf(a, SIGN_RULERS[sign]))
    .slice(0, 2)
    // The place is put in other words the second time.
    .map((fact, index) => tellFact(fact, sign, turn + index))
  const all = [...told, ...calm(sign, sky)]
  const [first, second] = [itemAt(all, 0), itemAt(all, 1)]
  const mood = first.tone || second.tone || 1
  const lines = headlines[sign][mood > 0 ? 'good' : 'hard']
  return {
    headline: itemAt(lines, (turn + numberOfSign(sign)) % lines.length),
    said: [atStart(first), after(hingeOf(first, second, turn, told.length > 1), second), voiceOf(sign, sky, turn)],
  }
}

const HINGES = {
  against: ['Mais', 'Pourtant,', 'En revanche,'],
  along: ['Et', 'De plus,', 'D’ailleurs,'],
  beside: ['Et', 'Le même jour,', 'De son côté,'],
} as const

function hingeOf(first: Said, second: Said, turn: number, isEvent: boolean): string {
  const side = contradict(first, second) ? 'against' : first.tone * second.tone > 0 ? 'along' : 'beside'
  // What lasts begins with an expression of time of its own.
  return itemAt(HINGES[side], isEvent ? turn % 3 : 0)
}

/** For a day without two events: where the Moon and Uranus are. */
function calm(sign: Sign, sky: SkyOfDay): Said[] {
  const moon = crossing('moon', sign, sky)
  const days = inWeekday(sky.day)
  const variant = numberOfSign(sign) % 2
  const told = [
    said(`moonDays.${moon.house}.${variant + 1}`, itemAt(moonDays[moon.house], variant), moon.because, { days }),
  ]
  if (!sky.uranus) return told
  const house = houseFrom(sign, sky.uranus.sign)
  const why = because('uranus', 'house', `house-${house}`, sky.uranus.degrees, sky.uranus.enteredAt)
  return [...told, said(`uranus.${house}`, slowStays.uranus[house], why, { when: 'ces temps-ci' })]
}

/** The character of the sign under the element that the Moon crosses: neither eased nor strained. */
function voiceOf(sign: Sign, sky: SkyOfDay, turn: number): Said {
  const element: Element = itemAt(ELEMENTS, SIGNS.indexOf(sky.planets.moon.sign) % 4)
  const lines = voices[sign][element]
  const index = turn % lines.length
  const { because } = crossing('moon', sign, sky)
  return { id: `voice.${sign}.${element}.${index + 1}`, text: itemAt(lines, index), tone: 0, tag: null, because }
}
