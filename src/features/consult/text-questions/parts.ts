/** The basic alphabet of text messages (3GPP TS 23.038), and the characters that take two of its places. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '^{}\\[~]|€\f'
const basic = new Set(BASIC)
const extended = new Set(EXTENDED)

export interface Parts {
  alphabet: 'gsm' | 'ucs2'
  parts: number
}

/** Places in one message alone, and in each of several. */
const PLACES = { gsm: { alone: 160, each: 153 }, ucs2: { alone: 70, each: 67 } } as const

const alphabetOf = (characters: readonly string[]): Parts['alphabet'] =>
  characters.every((one) => basic.has(one) || extended.has(one)) ? 'gsm' : 'ucs2'

const sizesOf = (characters: readonly string[], alphabet: Parts['alphabet']): number[] =>
  characters.map((one) => (alphabet === 'ucs2' ? one.length : extended.has(one) ? 2 : 1))

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** How many text messages a text fills. A character is never split between two of them. */
export function countParts(text: string): Parts {
  const characters = [...text]
  const alphabet = alphabetOf(characters)
  const sizes = sizesOf(characters, alphabet)
  const { alone, each } = PLACES[alphabet]
  if (sum(sizes) <= alone) return { alphabet, parts: characters.length === 0 ? 0 : 1 }
  let parts = 1
  let filled = 0
  for (const size of sizes) {
    if (filled + size > each) {
      parts += 1
      filled = 0
    }
    filled += size
  }
  return { alphabet, parts }
}

/** Whether a message is full, so that it may be a part of a longer one which its network did not join. */
export function fillsPart(text: string): boolean {
  const characters = [...text]
  const alphabet = alphabetOf(characters)
  const { alone, each } = PLACES[alphabet]
  const places = sum(sizesOf(characters, alphabet))
  // A character of two places that did not fit leaves one free.
  return places === alone || (places > 0 && places % each === 0) || places % each === each - 1
}

/** Typographic characters that would double the number of messages, in the basic alphabet. Letters stay as they are. */
export const asPlainText = (text: string): string =>
  text
    .replace(/[’‘]/gu, "'")
    .replace(/\u00ab\u00a0?|\u00a0?\u00bb|[“”]/gu, '"')
    .replace(/[\u00a0\u202f]/gu, ' ')
    .replaceAll('…', '...')
    .replace(/[–—]/gu, '-')
