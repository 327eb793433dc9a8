import { itemOf } from './item-of.ts'
import { SIGNS, type Sign } from './names.ts'

const RADIAN = Math.PI / 180

export const sin = (degrees: number): number => Math.sin(degrees * RADIAN)
export const cos = (degrees: number): number => Math.cos(degrees * RADIAN)
export const tan = (degrees: number): number => Math.tan(degrees * RADIAN)
/** In degrees, -90 to 90; arguments that rounding pushed outside -1 to 1 are clamped. */
export const asin = (value: number): number => Math.asin(Math.min(1, Math.max(-1, value))) / RADIAN
/** In degrees, 0 (included) to 360 (not). */
export const atan2 = (y: number, x: number): number => circle(Math.atan2(y, x) / RADIAN)

/** Normalises an angle in degrees to 0 (included) to 360 (not). */
export const circle = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The shorter way from one longitude to another in degrees, -180 (included) to 180 (not); positive eastward. */
export const wayFrom = (from: number, to: number): number => circle(to - from + 180) - 180

/** The angle between two longitudes, 0 to 180 degrees. */
export const apart = (one: number, other: number): number => Math.abs(wayFrom(one, other))

/** The sign that a longitude in degrees is in. */
export const signOfLongitude = (longitude: number): Sign => itemOf(SIGNS, Math.floor(circle(longitude) / 30))

/** 0 (included) to 30 (not). */
export const degreeInSignOf = (longitude: number): number => circle(longitude) % 30
