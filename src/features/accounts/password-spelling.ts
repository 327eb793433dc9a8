/** A text without capitals, accents and what parts its words: all of them are guessed along with it. */
export const tightened = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s’'_.-]/g, '')
    .toLowerCase()

/** A text in which what is said several times running is said once, and no character more than thrice. */
export const saidOnce = (text: string): string => text.replace(/(.{3,}?)\1+/gu, '$1').replace(/(.)\1{3,}/gu, '$1$1$1')

/** The runs of letters, of figures and of other characters that a text is made of. */
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

/** A text in which figures and other characters that stand before a letter are the letters that they are drawn as. */
export const undressed = (text: string): string =>
  text.replace(/[013457@$!](?=[013457@$!]*\p{L})/gu, (drawn) => letters[drawn]!)
