import type { ReadBirth } from './read-birth.ts'

/**
 * While the occupied zone kept German time, the free zone kept its own winter times: two hours ahead of UTC, then one.
 */
const DIVIDED = [
  ['1940-06-14T23:00', '1941-05-05T00:00'],
  ['1941-10-06T00:00', '1942-03-09T00:00'],
].map((span) => span.map((end) => Temporal.PlainDateTime.from(end)) as [Temporal.PlainDateTime, Temporal.PlainDateTime])

const OCCUPIED_ONLY = { northOf: 47.4, westOf: -1 }
const HOUR = 3600

/**
 * The two possible UTC offsets of a clock in France between the armistice and November 1942, in seconds, the earlier
 * instant first; null if there is no doubt. The zone database knows only Paris. North of the whole demarcation line,
 * and on the Atlantic coast, everyone used German time; elsewhere the coordinates don't decide it.
 */
export function dividedOffsets(
  { timeZone, latitude, longitude }: ReadBirth,
  clock: Temporal.PlainDateTime,
): readonly number[] | null {
  if (timeZone !== 'Europe/Paris') return null
  if (latitude > OCCUPIED_ONLY.northOf || longitude < OCCUPIED_ONLY.westOf) return null
  const { compare } = Temporal.PlainDateTime
  const divided = DIVIDED.some(([from, to]) => compare(clock, from) >= 0 && compare(clock, to) < 0)
  return divided ? [2 * HOUR, HOUR] : null
}
