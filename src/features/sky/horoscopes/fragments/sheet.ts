import type { ByHouse, MoonPhase, Planet } from '../../../../astrology/names.ts'

/** What a horoscope speaks of, in the order it is read. */
export const TOPICS = ['love', 'work', 'money', 'energy', 'advice'] as const
export type Topic = (typeof TOPICS)[number]

type Two = readonly [string, string]
type Three = readonly [string, string, string]

/**
 * The sentences of one topic for a day, each under the condition that makes it eligible. Houses are solar: the sign
 * itself is the first one. The Moon stays in a house for three days at most, hence its three variants.
 */
export type DaySheet = {
  readonly moonHouse: ByHouse<Three>
  readonly sunHouse: ByHouse<Two>
  readonly mercuryHouse: ByHouse<Two>
  readonly venusHouse: ByHouse<Two>
  readonly marsHouse: ByHouse<Two>
  readonly jupiterHouse: ByHouse<string>
  readonly saturnHouse: ByHouse<string>
  readonly moonPhase: Readonly<Record<MoonPhase, Two>>
  /** The ruler of the sign is met by this body: in conjunction, sextile or trine. */
  readonly rulerHelped: Readonly<Record<Planet, string>>
  /** The ruler of the sign is met by this body: in square or opposition. */
  readonly rulerTested: Readonly<Record<Planet, string>>
  readonly retrograde: Readonly<Record<'mercury' | 'venus' | 'mars', Two>>
}

/** The sentences of one topic for longer spans. */
export type PeriodSheet = {
  readonly week: {
    /** The week holds this moment of the Moon's cycle, in this house. */
    readonly newMoonHouse: ByHouse<string>
    readonly fullMoonHouse: ByHouse<string>
    readonly quarterHouse: ByHouse<string>
    /** The planet spends most of the week in this house. */
    readonly venusHouse: ByHouse<string>
    readonly marsHouse: ByHouse<string>
  }
  readonly month: {
    /** The Sun leaves this house, then enters this house, on `{date}`. */
    readonly sunHouse: ByHouse<Two>
    readonly mercuryHouse: ByHouse<string>
  }
  readonly year: {
    /** The planet stays in this house `{when}`, words that a sentence begins with. */
    readonly jupiterHouse: ByHouse<string>
    readonly saturnHouse: ByHouse<string>
    /** An eclipse of the year, of the Sun or the Moon, falls in this house on `{date}`. */
    readonly eclipseHouse: ByHouse<string>
    /** One more falls, on `{date}`, where another did in the same year. */
    readonly eclipseAgain: string
  }
}
