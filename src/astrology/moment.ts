import { AstroTime, e_tilt, Rotation_EQJ_ECT, SetDeltaTFunction, SiderealTime } from 'astronomy-engine'
import { deltaT } from './delta-t.ts'
import { itemOf } from './item-of.ts'
import type { Triple } from './vectors.ts'

const DAY = 86_400_000
const J2000 = Date.UTC(2000, 0, 1, 12)

// The library has one function for the whole process; this folder is its only user.
SetDeltaTFunction((days) => deltaT(2000 + days / 365.2425))

/** One instant, with the rotation of the frame of J2000 (equator, EQJ) to the true ecliptic and equinox of date. */
export type Moment = {
  readonly time: AstroTime
  /** Mean, and true (with nutation), obliquity of the ecliptic in degrees. */
  readonly meanObliquity: number
  readonly obliquity: number
  /** Nutation in longitude in degrees (the five largest terms of IAU 2000B, within 0.2 arcseconds). */
  readonly nutation: number
  readonly toEcliptic: (equatorial: Triple) => Triple
}

/** UTC is taken as UT1: they are never a second apart. */
export function momentAt(at: Date): Moment {
  const time = new AstroTime((at.getTime() - J2000) / DAY)
  const { mobl, tobl, dpsi } = e_tilt(time)
  const { rot } = Rotation_EQJ_ECT(time)
  const [a, b, c] = rot as [number[], number[], number[]]
  const row = (r: number, [x, y, z]: Triple) => itemOf(a, r) * x + itemOf(b, r) * y + itemOf(c, r) * z
  return {
    time,
    meanObliquity: mobl,
    obliquity: tobl,
    nutation: dpsi / 3600,
    toEcliptic: (equatorial) => [row(0, equatorial), row(1, equatorial), row(2, equatorial)],
  }
}

/** Apparent sidereal time of Greenwich in degrees. */
export const siderealTimeAt = ({ time }: Moment): number => SiderealTime(time) * 15
