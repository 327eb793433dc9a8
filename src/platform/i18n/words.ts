import { folded } from './folded.ts'

/** The words of a text as they are compared, whatever script they are in. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a title, each after a space. */
export const plainTitle = (title: string): string =>
  wordsOf(title)
    .map((word) => ` ${word}`)
    .join('')

/** A French word without the mark of its plural, near enough to compare by. */
export const singular = (word: string): string => word.replace(/[sx]$/, '')
