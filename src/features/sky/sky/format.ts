import { itemAt } from '../../../platform/needed/needed.ts'

/** Whole degrees and minutes, truncated as astrologers do: 29° 59′ is not yet the next sign. */
export function inDegrees(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-6)
  return `${Math.floor(minutes / 60)}°\u00a0${String(minutes % 60).padStart(2, '0')}′`
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** A house, 1 to 12, in Roman numerals. */
export const inRoman = (house: number): string => itemAt(roman, house - 1)
