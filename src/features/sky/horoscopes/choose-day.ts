import { numberOfSign, PLANETS, type Planet, type Sign } from '../../../astrology/names.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { dayNumber } from '../../../platform/time/days.ts'
import { because, type Said } from './because.ts'
import { crossing } from './crossing.ts'
import type { DaySheet, Topic } from './fragments/sheet.ts'
import { TOPICS } from './fragments/sheet.ts'
import { houseFrom, RULERS } from './rulers.ts'
import { type ContactOfDay, type SkyOfDay, strains } from './sky-of-day.ts'
import type { Told } from './told.ts'

type Eligible = Said & { weight: number }

/**
 * Each of these conditions always has one true sentence, whatever the sky: a cycle of twelve days, one condition per
 * day. A sentence has a single place in the cycle, so that none is repeated within eleven days, without any stored
 * state.
 */
const TURN = [
  ['sunHouse', 0],
  ['venusHouse', 0],
  ['marsHouse', 0],
  ['mercuryHouse', 0],
  ['moonPhase', 0],
  ['jupiterHouse', 0],
  ['sunHouse', 1],
  ['venusHouse', 1],
  ['marsHouse', 1],
  ['mercuryHouse', 1],
  ['moonPhase', 1],
  ['saturnHouse', 0],
] as const

/**
 * The two retrograde sentences of a planet, half a cycle apart, on days when they replace that planet's own sentence.
 */
const RETROGRADE_TURN = { venus: [1, 7], mars: [2, 8], mercury: [3, 9] } as const

/** An aspect that is exact on the day outweighs a retrograde planet, which outweighs the cycle. */
const WEIGHT = { turn: 1, retrograde: 2, contact: 3 }

/**
 * The sentences of a day for a sign and topic: the Moon's house, and the heaviest of the other true ones that are due.
 * Depends only on the sky and the day's number, so it is the same on every node.
 */
export function chooseDay(sheet: DaySheet, topic: Topic, sign: Sign, sky: SkyOfDay): Said[] {
  const number = dayNumber(sky.day) + numberOfSign(sign) * 5 + TOPICS.indexOf(topic) * 7
  const others = [turnOf(sheet, sign, sky, number), ...backwards(sheet, sign, sky, number), ...met(sheet, sign, sky)]
  const heaviest = others.reduce((best, one) => (one.weight > best.weight ? one : best))
  return [moonOf(sheet, sign, sky, number), heaviest].map(({ weight: _, ...said }) => ({
    ...said,
    id: `${topic}.${said.id}`,
  }))
}

/** The Moon leaves a house after three days at most and returns four weeks later, so three variants suffice. */
function moonOf(sheet: DaySheet, sign: Sign, sky: SkyOfDay, number: number): Eligible {
  const { house, because } = crossing('moon', sign, sky)
  const variant = number % 3
  return { id: `moonHouse.${house}.${variant + 1}`, text: itemAt(sheet.moonHouse[house], variant), because, weight: 0 }
}

function turnOf(sheet: DaySheet, sign: Sign, sky: SkyOfDay, number: number): Eligible {
  const [kind, variant] = itemAt(TURN, number % TURN.length)
  const weight = WEIGHT.turn
  if (kind === 'moonPhase') {
    const { name, orb, exactAt } = sky.phase
    const why = because('moon', 'phase', name, orb, exactAt)
    return { id: `${kind}.${name}.${variant + 1}`, text: sheet.moonPhase[name][variant], because: why, weight }
  }
  const { house, because: why } = crossing(kind.slice(0, -'House'.length) as Told, sign, sky)
  const texts = sheet[kind][house]
  const text = typeof texts === 'string' ? texts : itemAt(texts, variant)
  return { id: `${kind}.${house}.${variant + 1}`, text, because: why, weight }
}

function backwards(sheet: DaySheet, sign: Sign, sky: SkyOfDay, number: number): Eligible[] {
  return (['mercury', 'venus', 'mars'] as const).flatMap((body) => {
    const { retrograde, sign: place } = sky.planets[body]
    const variant = (RETROGRADE_TURN[body] as readonly number[]).indexOf(number % TURN.length)
    if (!retrograde || variant < 0) return []
    const house = houseFrom(sign, place)
    const why = because(body, 'retrograde', `house-${house}`, retrograde.degrees, retrograde.since)
    const text = itemAt(sheet.retrograde[body], variant)
    return { id: `retrograde.${body}.${variant + 1}`, text, because: why, weight: WEIGHT.retrograde }
  })
}

/** Contacts of the sign's ruler on the day; the slower the other body, the rarer and the heavier. */
function met(sheet: DaySheet, sign: Sign, sky: SkyOfDay): Eligible[] {
  const ruler = RULERS[sign]
  return sky.contacts.flatMap((contact) => {
    const other = otherOf(contact, ruler)
    if (!other) return []
    const kind = strains(contact.type) ? 'rulerTested' : 'rulerHelped'
    const why = because(other, contact.type, ruler, contact.orb, contact.exactAt)
    const weight = WEIGHT.contact + PLANETS.indexOf(other) / PLANETS.length
    return { id: `${kind}.${other}.1`, text: sheet[kind][other], because: why, weight }
  })
}

function otherOf({ from, to }: ContactOfDay, ruler: Planet): Planet | null {
  if (from === ruler) return to
  return to === ruler ? from : null
}
