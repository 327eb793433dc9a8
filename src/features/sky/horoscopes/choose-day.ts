import { ELEMENTS, numberOfSign, PLANETS, type Planet, SIGNS, type Sign } from '../../../astrology/names.ts'
import { SIGN_RULERS } from '../../../astrology/sign-rulers.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { dayNumber } from '../../../platform/time/days.ts'
import { because, type Said, said } from './because.ts'
import { crossing } from './crossing.ts'
import { chosenTogether } from './fragments/fragment.ts'
import { hearts } from './fragments/hearts.data.ts'
import { type DaySheet, TOPICS, type Topic } from './fragments/sheet.ts'
import { ways } from './fragments/ways.data.ts'
import { type ContactOfDay, type SkyOfDay, strains } from './sky-of-day.ts'
import { houseFrom } from './solar-house.ts'
import type { Told } from './told.ts'

/**
 * Each of these conditions always has one true sentence, whatever the sky: a cycle of twelve days, one condition per
 * day. A sentence has a single place in the cycle, so that none is repeated within eleven days, without any stored
 * state. `way` is the sign's own, for the place of its ruler.
 */
const TURN = [
  ['sunHouse', 0],
  ['venusHouse', 0],
  ['marsHouse', 0],
  ['mercuryHouse', 0],
  ['way', 0],
  ['jupiterHouse', 0],
  ['sunHouse', 1],
  ['venusHouse', 1],
  ['marsHouse', 1],
  ['mercuryHouse', 1],
  ['way', 1],
  ['saturnHouse', 0],
] as const

/** The two sentences of a ruler that moves back, half a cycle apart, on days when they replace its own sentence. */
const RETROGRADE_TURN = { venus: [1, 7], mars: [2, 8], mercury: [3, 9] } as const

/** Sentences of a section, besides those for somebody alone and in a couple. */
const MOST = 2

/**
 * The sentences of a day for a sign and topic: the first two, from the rarest fact to the most usual one, that do not
 * contradict each other. Depends only on the sky and the day's number, so it is the same on every node.
 */
export function chooseDay(sheet: DaySheet, topic: Topic, sign: Sign, sky: SkyOfDay): Said[] {
  const number = dayNumber(sky.day) + numberOfSign(sign) * 5 + TOPICS.indexOf(topic) * 7
  const candidates = [
    ...met(sheet, topic, sign, sky),
    ...backwards(sheet, sign, sky, number),
    turnOf(sheet, topic, sign, sky, number),
    ...moonOf(sheet, topic, sign, sky),
  ]
  const chosen = chosenTogether(candidates, MOST)
  return [...chosen, ...(topic === 'love' ? heartsOf(sign, sky) : [])].map((one) => ({
    ...one,
    id: `${topic}.${one.id}`,
  }))
}

/** Days in which the Moon goes round the zodiac. */
const MONTH = 27.3217

/**
 * The Moon stays in a house for two or three noons; each topic speaks of it once. Three signs in a row, which it
 * reaches within a week, have different variants.
 */
function moonOf(sheet: DaySheet, topic: Topic, sign: Sign, sky: SkyOfDay): Said[] {
  const { house, because } = crossing('moon', sign, sky)
  const slot = (TOPICS.indexOf(topic) + numberOfSign(sign) + house) % TOPICS.length
  if (Math.floor(slot / 2) !== sky.moonDays) return []
  const variant = (numberOfSign(sign) + Math.floor(dayNumber(sky.day) / MONTH)) % 3
  return [said(`moonHouse.${house}.${variant + 1}`, itemAt(sheet.moonHouse[house], variant), because)]
}

function turnOf(sheet: DaySheet, topic: Topic, sign: Sign, sky: SkyOfDay, number: number): Said {
  const [kind, variant] = itemAt(TURN, number % TURN.length)
  if (kind === 'way') {
    const { because } = crossing(SIGN_RULERS[sign] as Told, sign, sky)
    return said(`way.${sign}.${variant + 1}`, ways[sign][topic][variant], because)
  }
  const { house, because } = crossing(kind.slice(0, -'House'.length) as Told, sign, sky)
  const texts = sheet[kind][house]
  const text = typeof texts === 'string' ? texts : itemAt(texts, variant)
  return said(`${kind}.${house}.${variant + 1}`, text, because)
}

function backwards(sheet: DaySheet, sign: Sign, sky: SkyOfDay, number: number): Said[] {
  return (['mercury', 'venus', 'mars'] as const).flatMap((body) => {
    const { retrograde, sign: place } = sky.planets[body]
    const variant = (RETROGRADE_TURN[body] as readonly number[]).indexOf(number % TURN.length)
    if (!retrograde || variant < 0 || SIGN_RULERS[sign] !== body) return []
    const why = because(body, 'retrograde', `house-${houseFrom(sign, place)}`, retrograde.degrees, retrograde.since)
    return [said(`retrograde.${body}.${variant + 1}`, itemAt(sheet.retrograde[body], variant), why)]
  })
}

/**
 * Two signs have the same ruler: each hears of it in topics of its own, in one a day, so that they are never told the
 * same.
 */
const HEARD: readonly (readonly Topic[])[] = [
  ['love', 'money'],
  ['work', 'energy'],
]
const hears = (sign: Sign, topic: Topic, day: string): boolean => {
  const alike = SIGNS.filter((one) => SIGN_RULERS[one] === SIGN_RULERS[sign])
  return itemAt(itemAt(HEARD, alike.indexOf(sign)), dayNumber(day) % 2) === topic
}

/** Contacts of the sign's ruler on the day; the slower the other body, the rarer. */
function met(sheet: DaySheet, topic: Topic, sign: Sign, sky: SkyOfDay): Said[] {
  if (!hears(sign, topic, sky.day)) return []
  const ruler = SIGN_RULERS[sign]
  return sky.contacts
    .flatMap((contact) => {
      const other = otherOf(contact, ruler)
      if (!other) return []
      const kind = strains(contact.type) ? 'rulerTested' : 'rulerHelped'
      const why = because(other, contact.type, ruler, contact.orb, contact.exactAt)
      return [{ rank: PLANETS.indexOf(other), one: said(`${kind}.${other}.1`, sheet[kind][other], why) }]
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ one }) => one)
}

function otherOf({ from, to }: ContactOfDay, ruler: Planet): Planet | null {
  if (from === ruler) return to
  return to === ruler ? from : null
}

/** Venus is theirs. Signs of one element, four days apart in the cycle, are never told the same within three days. */
function heartsOf(sign: Sign, sky: SkyOfDay): Said[] {
  const place = SIGNS.indexOf(sign)
  const element = itemAt(ELEMENTS, place % ELEMENTS.length)
  const { because } = crossing('venus', sign, sky)
  return (['alone', 'couple'] as const).map((whom) => {
    const lines = hearts[element][whom]
    const index = (dayNumber(sky.day) + Math.floor(place / ELEMENTS.length) * 4) % lines.length
    return said(`hearts.${element}.${whom}.${index + 1}`, itemAt(lines, index), because)
  })
}
