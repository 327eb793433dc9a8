import type { Sign } from '../../../astrology/names.ts'
import { lastOf } from '../../../platform/needed/needed.ts'

/** The first day of each zodiac sign, as almanacs give it; the year begins in Capricorn. */
const firstDays: readonly (readonly [string, Sign])[] = [
  ['01-20', 'aquarius'],
  ['02-19', 'pisces'],
  ['03-21', 'aries'],
  ['04-20', 'taurus'],
  ['05-21', 'geminis'],
  ['06-21', 'cancer'],
  ['07-23', 'leo'],
  ['08-23', 'virgo'],
  ['09-23', 'libra'],
  ['10-23', 'scorpio'],
  ['11-22', 'sagittarius'],
  ['12-22', 'capricorn'],
]

/**
 * The sign of a day written YYYY-MM-DD, by the customary dates. The sun enters a sign up to a day earlier or
 * later, according to the year: who was born on such a day needs the hour and the chart.
 */
export function signOfBirthDate(birthDate: string): Sign {
  const day = birthDate.slice(5)
  const [, sign] = firstDays.findLast(([first]) => first <= day) ?? lastOf(firstDays)
  return sign
}
