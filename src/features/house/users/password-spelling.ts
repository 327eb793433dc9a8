import { needed } from '../../../platform/needed/needed.ts'

/** Removes case, accents and word separators, which give no protection against guessing. */
export const tightened = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s’'_.-]/g, '')
    .toLowerCase()

/** Collapses immediate repetitions, and runs of one character to three. */
export const saidOnce = (text: string): string => text.replace(/(.{3,}?)\1+/gu, '$1').replace(/(.)\1{3,}/gu, '$1$1$1')

/** Splits a text into runs of letters, of digits and of other characters. */
export const runsOf = (text: string): string[] => text.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? []

const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Replaces digits and other characters before a letter by the letters that they resemble. */
export const undressed = (text: string): string =>
  text.replace(/[013457@$!](?=[013457@$!]*\p{L})/gu, (drawn) => needed(letters[drawn], drawn))
