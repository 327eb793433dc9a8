import type { HouseSystem } from '../../../astrology/names.ts'
import type { KeyRing } from '../../../platform/at-rest/key-ring.ts'

/** The sealed fields of a saved birth. */
export interface KeptBirth {
  name: string
  /** YYYY-MM-DD */
  birthDate: string
  birthTime: string | null
  place: string
  latitude: number
  longitude: number
  timeZone: string
  utcOffset: string | null
}

/** A saved birth as stored: sealed, or in clear if it was saved before births were sealed. */
export interface StoredChart extends Nullable<KeptBirth> {
  id: number
  isOwn: boolean
  houseSystem: HouseSystem
  createdAt: Date
  sealed: Buffer | null
}
type Nullable<T> = { [K in keyof T]: T[K] | null }

export const chartPlace = ({ id }: { id: number }): string => `chart ${id}`

/** @throws {UnreadableData} */
export const openBirth = (keys: KeyRing, row: { id: number; sealed: Buffer }): KeptBirth =>
  JSON.parse(keys.open(chartPlace(row), row.sealed))

/** @throws {UnreadableData} */
export const birthIn = (keys: KeyRing, { sealed, ...row }: StoredChart): KeptBirth =>
  sealed ? openBirth(keys, { id: row.id, sealed }) : clearBirth(row)

export const sealChart = (keys: KeyRing, id: number, birth: KeptBirth): Buffer =>
  keys.seal(chartPlace({ id }), JSON.stringify(birth))

/** Rows from before sealing have all fields. */
export function clearBirth(row: Nullable<KeptBirth>): KeptBirth {
  const { name, birthDate, birthTime, place, latitude, longitude, timeZone, utcOffset } = row as KeptBirth
  return { name, birthDate, birthTime, place, latitude, longitude, timeZone, utcOffset }
}
