import { dayNumber } from './days.ts'
import { DAY_MS } from './instants.ts'

/** Month and day of holidays on a fixed date (article L3133-1 of the labour code). */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50]

/** The number of the day that is Easter Sunday of a Gregorian year (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const fullMoon = epact - (epact > 28 || (epact === 28 && golden > 10) ? 1 : 0)
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7
  return Date.UTC(year, 2, 28 + fullMoon - weekday) / DAY_MS
}

/** Whether a day, YYYY-MM-DD, is a public holiday in the whole of France. */
export function isPublicHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true
  const days = dayNumber(day) - easterOf(Number(day.slice(0, 4)))
  return AFTER_EASTER.includes(days)
}
