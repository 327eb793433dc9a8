import type { LoveTheme } from '../../../astrology/names.ts'
import { skyOfDate } from '../../../astrology/synastry/sky-of-date.ts'
import { synastryOf } from '../../../astrology/synastry/synastry.ts'
import { type Contact, contactsIn } from '../../sky/compatibility/read-contacts.ts'

export interface TwoSkies {
  themes: readonly { theme: LoveTheme; score: number }[]
  /** The closest first. */
  contacts: readonly Contact[]
}

/** How many contacts are told. */
const TOLD = 4

/**
 * Compares the skies of two birth dates, YYYY-MM-DD. This file brings the whole ephemeris: the browser loads it when
 * both dates are known, and nowhere else.
 */
export function compareDates([one, other]: readonly [string, string]): TwoSkies {
  const { aspects, themes } = synastryOf(skyOfDate(one), skyOfDate(other))
  return {
    themes: themes.map(({ theme, score }) => ({ theme, score })),
    contacts: contactsIn(aspects).slice(0, TOLD),
  }
}
