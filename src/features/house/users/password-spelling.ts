import { needed } from '../../../platform/needed/needed.ts'

/** A text without capitals, accents and what separates its words: all of them are guessed along with it. */
export const tightened = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s’'_.-]/g, '')
    .toLowerCase()

/** A text in which what is said several times running is said once, and no character more than three times. */
export const saidOnce = (text: string): string => text.replace(/(.{3,}?)\1+/gu, '$1').replace(/(.)\1{3,}/gu, '$1$1$1')

/** The runs of letters, of digits and of other characters that a text is made of. */
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

/** A text in which digits and other characters before a letter are replaced by the letters that they look like. */
export const undressed = (text: string): string =>
  text.replace(/[013457@$!](?=[013457@$!]*\p{L})/gu, (drawn) => needed(letters[drawn], drawn))
