import type { ReadBirth } from './read-birth.ts'

/**
 * Zones whose first national time was that of the town the zone is named after: the zone data has no transition on that
 * day, as if the town's time had always been national. The days on which it became so, by the tz database.
 */
const nationalTimeSince: Readonly<Record<string, string>> = {
  'Europe/Athens': '1895-09-14',
  'Europe/Brussels': '1880-01-01',
  'Europe/Bucharest': '1891-10-01',
  'Europe/Dublin': '1880-08-02',
  'Europe/Helsinki': '1878-05-31',
  'Europe/Kiev': '1880-01-01',
  'Europe/Kyiv': '1880-01-01',
  'Europe/Lisbon': '1884-01-01',
  'Europe/Moscow': '1880-01-01',
  'Europe/Paris': '1891-03-16',
  'Europe/Prague': '1850-01-01',
  'Europe/Riga': '1880-01-01',
  'Europe/Rome': '1866-12-12',
  'Europe/Tallinn': '1880-01-01',
  'Europe/Warsaw': '1880-01-01',
}

const BEFORE_ALL_ZONES = Temporal.Instant.from('1700-01-01T00:00Z')

/**
 * Before a country had one time, each place used its local mean time, four minutes per degree of longitude. Seconds
 * ahead of UTC, or null if the zone's own history applies.
 */
export function localMeanOffset({ date, longitude, timeZone }: ReadBirth): number | null {
  const since = nationalTimeSince[timeZone] ?? firstChangeOf(timeZone)
  if (since === null || Temporal.PlainDate.compare(date, since) >= 0) return null
  return Math.round(longitude * 240)
}

function firstChangeOf(timeZone: string): Temporal.PlainDate | null {
  const change = BEFORE_ALL_ZONES.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next')
  return change?.toPlainDate() ?? null
}
