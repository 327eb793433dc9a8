import type { ByHouse, MoonPhase, Planet } from '../../../../astrology/names.ts'

/** The topics of a horoscope, in reading order. */
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
  /** This body makes a conjunction, sextile or trine to the sign's ruler. */
  readonly rulerHelped: Readonly<Record<Planet, string>>
  /** This body makes a square or opposition to the sign's ruler. */
  readonly rulerTested: Readonly<Record<Planet, string>>
  readonly retrograde: Readonly<Record<'mercury' | 'venus' | 'mars', Two>>
}

/** The sentences of one topic for longer spans. */
export type PeriodSheet = {
  readonly week: {
    /** This phase of the Moon occurs in this house during the week. */
    readonly newMoonHouse: ByHouse<string>
    readonly fullMoonHouse: ByHouse<string>
    readonly quarterHouse: ByHouse<string>
    /** The planet spends most of the week in this house. */
    readonly venusHouse: ByHouse<string>
    readonly marsHouse: ByHouse<string>
  }
  readonly month: {
    /** The Sun leaves this house, or enters it, on `{date}`. */
    readonly sunHouse: ByHouse<Two>
    readonly mercuryHouse: ByHouse<string>
  }
  readonly year: {
    /** The planet is in this house `{when}`, an expression of time at the beginning of the sentence. */
    readonly jupiterHouse: ByHouse<string>
    readonly saturnHouse: ByHouse<string>
    /** A solar or lunar eclipse of the year falls in this house on `{date}`. */
    readonly eclipseHouse: ByHouse<string>
    /** Another eclipse falls on `{date}` in a house that already had one in the same year. */
    readonly eclipseAgain: string
  }
}
