import { itemOf } from './item-of.ts'

/** The twelve signs in zodiacal order. */
export const SIGNS = [
  'aries',
  'taurus',
  'geminis',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const
export type Sign = (typeof SIGNS)[number]

/** A sign's number, 1 (aries) to 12 (pisces), as calls and tables have it. */
export const numberOfSign = (sign: Sign): number => SIGNS.indexOf(sign) + 1

/** The sign with a number. */
export const signOfNumber = (number: number): Sign => itemOf(SIGNS, number - 1)

/** The luminaries and the planets, from the fastest apparent motion to the slowest. */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const
export type Planet = (typeof PLANETS)[number]

/** Planets, and the points that have a longitude but no mass. */
export const BODIES = [...PLANETS, 'meanNode', 'trueNode', 'lilith'] as const
export type Body = (typeof BODIES)[number]

export const ASPECTS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const
export type Aspect = (typeof ASPECTS)[number]

/** The eight phases of the moon, each an eighth of its cycle, the first centred on the new moon. */
export const MOON_PHASES = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const
export type MoonPhase = (typeof MOON_PHASES)[number]

/** One value for each of the twelve houses. */
export type ByHouse<T> = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, T>>

export const HOUSE_SYSTEMS = ['placidus', 'koch', 'equal', 'whole-sign', 'porphyry'] as const
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number]

/** A sign's element is its position, from 0, modulo 4 here; its mode is its position modulo 3 in MODES. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
export type Element = (typeof ELEMENTS)[number]
export const MODES = ['cardinal', 'fixed', 'mutable'] as const
export type Mode = (typeof MODES)[number]

export const elementOf = (sign: Sign): Element => itemOf(ELEMENTS, SIGNS.indexOf(sign) % ELEMENTS.length)
export const modeOf = (sign: Sign): Mode => itemOf(MODES, SIGNS.indexOf(sign) % MODES.length)

/** The themes of a comparison of two charts or two signs. */
export const LOVE_THEMES = ['attraction', 'tenderness', 'communication', 'stability', 'growth'] as const
export type LoveTheme = (typeof LOVE_THEMES)[number]
