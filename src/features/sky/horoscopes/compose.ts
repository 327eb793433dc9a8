import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import { SIGNS, type Sign } from '../../../astrology/names.ts'
import type { Said } from './because.ts'
import { chooseDay } from './choose-day.ts'
import { chooseMonth, chooseWeek } from './choose-period.ts'
import { chooseYear } from './choose-year.ts'
import { TOPICS, type Topic } from './fragments/sheet.ts'
import { daySheets, periodSheets } from './fragments/sheets.ts'
import { type Opening, openDay } from './open-day.ts'
import { openMonth, openYear } from './open-long.ts'
import { openWeek } from './open-week.ts'
import { type Native, ownSky } from './own-sky.ts'
import { type Length, type Span, spanOf } from './periods.ts'
import { scoreOf } from './score.ts'
import { type SkyOfSpan, skyOfSpan } from './sky-of-span.ts'

export interface Section {
  topic: Topic
  /** From 1 (strained) to 5 (easy), by the tones of the sentences. */
  score: number
  said: readonly Said[]
  /** An editor's text that replaces the sentences. */
  edited?: string
}

export interface Horoscope {
  opening: Opening
  sections: Section[]
}

/** The horoscopes of the twelve signs, in order, for one span: they depend only on the sky and the span. */
export function composeAll(span: Span, sky: Ephemeris): Horoscope[] {
  const seen = skyOfSpan(span, sky)
  return SIGNS.map((sign) => compose(span.length, sign, seen))
}

/** A day's horoscope based on the person's own birth chart. */
export function composeOwn(native: Native, day: string, sky: Ephemeris): Horoscope {
  const seen = skyOfSpan(spanOf('day', day), sky)
  return compose('day', native.sign, { ...seen, middle: ownSky(native, seen.middle, sky) })
}

const compose = (length: Length, sign: Sign, seen: SkyOfSpan): Horoscope => ({
  opening: open(length, sign, seen),
  sections: TOPICS.map((topic) => {
    const said = choose(length, topic, sign, seen)
    return { topic, score: scoreOf(said), said }
  }),
})

function open(length: Length, sign: Sign, seen: SkyOfSpan): Opening {
  if (length === 'week') return openWeek(sign, seen)
  if (length === 'month') return openMonth(sign, seen)
  return length === 'year' ? openYear(sign, seen) : openDay(sign, seen.middle)
}

function choose(length: Length, topic: Topic, sign: Sign, seen: SkyOfSpan): Said[] {
  if (length === 'week') return chooseWeek(periodSheets[topic], topic, sign, seen)
  if (length === 'month') return chooseMonth(periodSheets[topic], topic, sign, seen)
  if (length === 'year') return chooseYear(periodSheets[topic], topic, sign, seen)
  return chooseDay(daySheets[topic], topic, sign, seen.middle)
}
