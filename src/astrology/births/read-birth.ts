import { ChartFault } from './fault.ts'

/** A birth as given by its person. */
export type Birth = {
  /** Gregorian, YYYY-MM-DD, 1800 to 2200. */
  readonly date: string
  /** On the clocks of that place, HH:MM or HH:MM:SS; if missing, the whole civil day is meant. */
  readonly time?: string | undefined
  /** Degrees, -90 to 90 and -180 to 180, north and east positive. */
  readonly latitude: number
  readonly longitude: number
  /** IANA name, e.g. Europe/Paris. */
  readonly timeZone: string
  /** The clocks' offset from UTC (+01:00); overrides the zone's history. */
  readonly utcOffset?: string | undefined
}

export type ReadBirth = {
  readonly date: Temporal.PlainDate
  readonly time: Temporal.PlainTime | null
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  /** Seconds ahead of UTC. */
  readonly offset: number | null
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
const OFFSET = /^([+-])(0\d|1[0-5]):([0-5]\d)(?::([0-5]\d))?$/
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/

/** Throws a ChartFault for the first fault. */
export function readBirth({ date, time, latitude, longitude, timeZone, utcOffset }: Birth): ReadBirth {
  const day = readDate(date)
  if (day === null) throw new ChartFault('dateInvalid')
  if (day.year < 1800 || day.year > 2200) throw new ChartFault('dateOutOfRange')
  if (time !== undefined && !TIME.test(time)) throw new ChartFault('timeInvalid')
  if (!(Math.abs(latitude) <= 90)) throw new ChartFault('latitudeInvalid')
  if (!(Math.abs(longitude) <= 180)) throw new ChartFault('longitudeInvalid')
  return {
    date: day,
    time: time === undefined ? null : Temporal.PlainTime.from(time),
    latitude,
    longitude,
    timeZone: zoneNamed(timeZone),
    offset: utcOffset === undefined ? null : readOffset(utcOffset),
  }
}

function readDate(date: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null
  try {
    return Temporal.PlainDate.from(date)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function zoneNamed(name: string): string {
  if (!ZONE_NAME.test(name)) throw new ChartFault('timeZoneUnknown')
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId
  } catch (error) {
    if (error instanceof RangeError) throw new ChartFault('timeZoneUnknown')
    throw error
  }
}

function readOffset(written: string): number {
  const [, sign, hours, minutes, seconds] = OFFSET.exec(written) ?? []
  if (sign === undefined) throw new ChartFault('utcOffsetInvalid')
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)
  return sign === '-' ? -size : size
}

/** +01:00, or +00:09:21 if there are seconds. */
export function writeOffset(seconds: number): string {
  const parts = [Math.floor(Math.abs(seconds) / 3600), Math.floor(Math.abs(seconds) / 60) % 60, Math.abs(seconds) % 60]
  const written = (parts[2] === 0 ? parts.slice(0, 2) : parts).map((part) => String(part).padStart(2, '0'))
  return `${seconds < 0 ? '-' : '+'}${written.join(':')}`
}
