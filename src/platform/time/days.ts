import { DAY_MS } from './instants.ts'

/** Where the days of the house begin. */
export const PARIS = 'Europe/Paris'

/** The calendar day in Paris, as YYYY-MM-DD. Days written so stand in their order as texts too. */
export const dayInParis = (at: Date): string => parisDay.format(at)
const parisDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: PARIS })

/** The calendar day in UTC. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10)

/** Whether a text is a real day written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS

/** The day so many days after one; before it where they are negative. */
export const daysAfter = (day: string, days: number): string => utcDay(new Date(Date.parse(day) + days * DAY_MS))

/** The month before that of a day, as YYYY-MM. */
export const monthBefore = (day: string): string => daysAfter(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/** 0 on Sundays to 6 on Saturdays. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()
