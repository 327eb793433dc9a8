import type { Planet, Sign } from './names.ts'

/**
 * The ruler of each sign among the classical seven: a slower ruler would make aspects too rarely to distinguish one day
 * from the next. Source: Ptolemy, Tetrabiblos I.17.
 */
export const SIGN_RULERS: Readonly<Record<Sign, Planet>> = {
  aries: 'mars',
  taurus: 'venus',
  geminis: 'mercury',
  cancer: 'moon',
  leo: 'sun',
  virgo: 'mercury',
  libra: 'venus',
  scorpio: 'mars',
  sagittarius: 'jupiter',
  capricorn: 'saturn',
  aquarius: 'saturn',
  pisces: 'jupiter',
}
