import type { Sign } from '../../../astrology/names.ts'
import type { Topic } from './fragments/sheet.ts'
import { type House, houseFrom, RULERS } from './rulers.ts'
import { type SkyOfDay, strains } from './sky-of-day.ts'
import type { Told } from './told.ts'

/** The planets classically associated with each topic. */
const SPEAKERS: Readonly<Record<Topic, readonly Told[]>> = {
  love: ['venus', 'moon', 'jupiter'],
  work: ['sun', 'mercury', 'saturn'],
  money: ['venus', 'jupiter', 'saturn'],
  energy: ['sun', 'mars', 'moon'],
  advice: ['mercury', 'jupiter', 'moon'],
}

/**
 * The tone of a planet in a house, by the angle of its sign to the first: trine and sextile ease, square and opposition
 * strain.
 */
const TONE: Readonly<Record<House, number>> = {
  1: 0.8,
  2: -0.2,
  3: 0.6,
  4: -0.6,
  5: 1,
  6: -0.3,
  7: -0.4,
  8: -0.5,
  9: 1,
  10: -0.1,
  11: 0.7,
  12: -0.6,
}
const MIDDLE = 3
const STRETCH = 2.3

/** How easy a topic is for a sign on a day: about 1 (strained) to 5 (easy), not rounded. */
export function easeOf(topic: Topic, sign: Sign, sky: SkyOfDay): number {
  const speakers = SPEAKERS[topic]
  const tone = speakers.reduce((sum, body) => sum + TONE[houseFrom(sign, sky.planets[body].sign)], 0)
  const ruler = RULERS[sign]
  const meetings = sky.contacts
    .filter(({ from, to }) => from === ruler || to === ruler)
    .reduce((sum, { type }) => sum + (strains(type) ? -1 : 1), 0)
  return MIDDLE + STRETCH * (tone / speakers.length) + Math.max(-1, Math.min(1, meetings)) * 0.5
}

/**
 * A score from 1 to 5. The mean of many days is close to the middle: `stretch` gives long spans the same range as a
 * day.
 */
export function scoreOf(eases: readonly number[], stretch = 1): number {
  const mean = eases.reduce((sum, ease) => sum + ease, 0) / eases.length
  return Math.max(1, Math.min(5, Math.round(MIDDLE + (mean - MIDDLE) * stretch)))
}
