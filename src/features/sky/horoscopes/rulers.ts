import { type Planet, SIGNS, type Sign } from '../../../astrology/names.ts'

/**
 * The ruler of each sign among the classical seven: a slower ruler would make aspects too rarely to distinguish one day
 * from the next. Source: Ptolemy, Tetrabiblos I.17.
 */
export const RULERS: Readonly<Record<Sign, Planet>> = {
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

export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** The solar house in which a sign lies, counted from another sign. Signs are numbers from 1 to 12. */
export const houseFrom = (sign: Sign, place: Sign): House =>
  (((SIGNS.indexOf(place) - SIGNS.indexOf(sign) + 12) % 12) + 1) as House
