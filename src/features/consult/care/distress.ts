import { distressWords, innocentWords } from './distress.data.ts'

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'u')
const found = anyOf(distressWords)
const innocent = new RegExp(anyOf(innocentWords), 'gu')

/** How words are compared: however they are accented, cased, spaced or drawn out. Sentences stay apart. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[.!?;:…\n]+/gu, ' . ')
    .replace(/[^a-z0-9.]+/gu, ' ')
    .replace(/([a-z])\1{2,}/gu, '$1')
    .replace(/ +/gu, ' ')
    .trim()

/** Whether someone says that they, or someone close, want to die or are being hurt. */
export const tellsDistress = (text: string): boolean => found.test(fold(text).replace(innocent, '.'))
