import { SIGNS, type Sign } from '../../../astrology/names.ts'

export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** The solar house in which a sign lies, counted from another sign. Signs are numbers from 1 to 12. */
export const houseFrom = (sign: Sign, place: Sign): House =>
  (((SIGNS.indexOf(place) - SIGNS.indexOf(sign) + 12) % 12) + 1) as House
