import type { Ephemeris } from '../../../astrology/events/ephemeris.ts'
import { parisSpan } from '../../../astrology/events/sky-of-day.ts'
import type { Sign } from '../../../astrology/names.ts'
import { SIGNS } from '../../../astrology/names.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import type { Said } from './because.ts'
import { chooseDay } from './choose-day.ts'
import { chooseMonth, chooseWeek } from './choose-period.ts'
import { chooseYear } from './choose-year.ts'
import { TOPICS, type Topic } from './fragments/sheet.ts'
import { daySheets, periodSheets } from './fragments/sheets.ts'
import { type Native, ownSky } from './own-sky.ts'
import type { Length, Span } from './periods.ts'
import { easeOf, scoreOf } from './score.ts'
import { type SkyOfSpan, skyOfSpan } from './sky-of-span.ts'

export interface Section {
  topic: Topic
  /** From 1 (strained) to 5 (easy). */
  score: number
  said: readonly Said[]
  /** An editor's text that replaces the sentences. */
  edited?: string
}

const STRETCH: Readonly<Record<Length, number>> = { day: 1, week: 1.3, month: 1.7, year: 2.2 }

/** The horoscopes of the twelve signs, in order, for one span: they depend only on the sky and the span. */
export function composeAll(span: Span, sky: Ephemeris): Section[][] {
  const seen = skyOfSpan(span, sky)
  return SIGNS.map((sign) => compose(span.length, sign, seen))
}

/** A day's horoscope based on the person's own birth chart. */
export const composeOwn = (native: Native, day: string, sky: Ephemeris): Section[] =>
  compose('day', native.sign, {
    span: parisSpan(day),
    skies: [ownSky(native, day, sky)],
    moments: [],
    stays: [],
  })

function compose(length: Length, sign: Sign, seen: SkyOfSpan): Section[] {
  return TOPICS.map((topic) => ({
    topic,
    score: scoreOf(
      seen.skies.map((sky) => easeOf(topic, sign, sky)),
      STRETCH[length],
    ),
    said: choose(length, topic, sign, seen),
  }))
}

function choose(length: Length, topic: Topic, sign: Sign, seen: SkyOfSpan): Said[] {
  if (length === 'week') return chooseWeek(periodSheets[topic], topic, sign, seen)
  if (length === 'month') return chooseMonth(periodSheets[topic], topic, sign, seen)
  if (length === 'year') return chooseYear(periodSheets[topic], topic, sign, seen)
  return chooseDay(daySheets[topic], topic, sign, itemAt(seen.skies, 0))
}
