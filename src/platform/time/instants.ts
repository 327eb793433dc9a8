export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** The beginning of the hour, the same in all time zones that are whole hours apart. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

/** The instant so many milliseconds after one; before it where they are negative. */
export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** The same day of a later month in UTC, or its last one where it has no such day. */
export function monthsLater(at: Date, months: number): Date {
  const to = new Date(at)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== at.getUTCDate()) to.setUTCDate(0)
  return to
}
