import type { ByHouse, Planet } from '../../../../astrology/names.ts'
import type { Fragment } from './fragment.ts'

/** The topics of a horoscope, in reading order. */
export const TOPICS = ['love', 'work', 'money', 'energy', 'advice'] as const
export type Topic = (typeof TOPICS)[number]

type Two = readonly [Fragment, Fragment]
type Three = readonly [Fragment, Fragment, Fragment]

/**
 * The sentences of one topic for a day, each under the condition that makes it eligible. Houses are solar: the sign
 * itself is the first one. The Moon's three variants keep neighbouring signs apart.
 */
export type DaySheet = {
  readonly moonHouse: ByHouse<Three>
  readonly sunHouse: ByHouse<Two>
  readonly mercuryHouse: ByHouse<Two>
  readonly venusHouse: ByHouse<Two>
  readonly marsHouse: ByHouse<Two>
  readonly jupiterHouse: ByHouse<Fragment>
  readonly saturnHouse: ByHouse<Fragment>
  /** This body makes a conjunction, sextile or trine to the sign's ruler. */
  readonly rulerHelped: Readonly<Record<Planet, Fragment>>
  /** This body makes a square or opposition to the sign's ruler. */
  readonly rulerTested: Readonly<Record<Planet, Fragment>>
  /** The sign's ruler moves back. */
  readonly retrograde: Readonly<Record<'mercury' | 'venus' | 'mars', Two>>
}

/** The sentences of one topic for longer spans. */
export type PeriodSheet = {
  readonly week: {
    /** This phase of the Moon occurs in this house during the week. */
    readonly newMoonHouse: ByHouse<Fragment>
    readonly fullMoonHouse: ByHouse<Fragment>
    readonly quarterHouse: ByHouse<Fragment>
    /** The planet is in this house in the middle of the week. */
    readonly venusHouse: ByHouse<Fragment>
    readonly marsHouse: ByHouse<Fragment>
  }
  readonly month: {
    /** The Sun leaves this house, or enters it, on `{date}`. */
    readonly sunHouse: ByHouse<Two>
    /** Mercury is in this house `{when}`, an expression of time at the beginning of the sentence. */
    readonly mercuryHouse: ByHouse<Fragment>
  }
  readonly year: {
    /** The planet is in this house `{when}`. */
    readonly jupiterHouse: ByHouse<Fragment>
    readonly saturnHouse: ByHouse<Fragment>
    /** A solar or lunar eclipse of the year falls in this house on `{date}`. */
    readonly eclipseHouse: ByHouse<Fragment>
    /** Another eclipse falls on `{date}` in a house that already had one in the same year. */
    readonly eclipseAgain: Fragment
  }
}
