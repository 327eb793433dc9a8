import { SIGNS, type Sign } from '../../../astrology/names.ts'

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
 * The zodiac sign, 1 to 12, of a day, YYYY-MM-DD, by the customary dates. The sun can enter a sign a day earlier or
 * later, depending on the year: for such birthdays only the hour and the chart can tell.
 */
export function signOfBirthDate(birthDate: string): number {
  const day = birthDate.slice(5)
  const [, sign] = firstDays.findLast(([first]) => first <= day) ?? firstDays.at(-1)!
  return SIGNS.indexOf(sign) + 1
}
