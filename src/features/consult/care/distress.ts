import { distressWords, innocentWords } from './distress.data.ts'

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'u')
const found = anyOf(distressWords)
const innocent = new RegExp(anyOf(innocentWords), 'gu')

/** Normalises a text for matching: accents, case, spacing and repeated letters. Sentences stay separate. */
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

/** Whether a text says that its author, or someone close, wants to die or is being hurt. */
export const tellsDistress = (text: string): boolean => found.test(fold(text).replace(innocent, '.'))
