import { inDay, inDayOfYear, inHour, inWeekday } from '../../../platform/i18n/french.ts'
import { dayInParis, dayNumber } from '../../../platform/time/days.ts'
import { HOUR_MS } from '../../../platform/time/instants.ts'

/** Days around a date within which a weekday says enough. */
const NEAR = 6

/** A moment as people say it, beside a horoscope of a day or week: "mardi vers 16 h", "le 23 octobre". */
export function inWords(at: string, { from, isShort }: { from: string; isShort: boolean }): string {
  const moment = new Date(at)
  const away = dayNumber(dayInParis(moment)) - dayNumber(from)
  if (isShort && Math.abs(away) <= NEAR) return `${inWeekday(moment)} vers ${nearHour(moment)}`
  return `le ${inDate(moment, from)}`
}

/** A date, with its year where it is another one. */
export const inDate = (at: Date | string, from: string): string =>
  dayInParis(new Date(at)).slice(0, 4) === from.slice(0, 4) ? inDayOfYear(at) : inDay(at)

/** The nearest full hour; the last one of a day is midnight. */
function nearHour(moment: Date): string {
  const near = new Date(Math.round(moment.getTime() / HOUR_MS) * HOUR_MS)
  const hour = inHour(near)
  return hour.startsWith('0') ? 'minuit' : hour
}
