import { fold } from '../care/distress.ts'
import { charterWords, innocentWords, sellingWords } from './charter.data.ts'

export const FLAGS = ['health', 'death', 'pregnancy', 'gambling', 'curse', 'promise', 'repeated'] as const
export type Flag = (typeof FLAGS)[number]

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'u')

const topics = Object.entries(charterWords).map(([topic, words]) => [topic as Flag, anyOf(words)] as const)
const innocent = new RegExp(anyOf(innocentWords), 'gu')
const selling = anyOf(sellingWords)

/** Links and e-mail addresses, however they are spaced, and prices written with a currency symbol. */
const elsewhere = [
  /https?:\/\/|www\s*\./iu,
  /\b[\w-]{2,}\s*\.\s?(?:fr|com|net|org|eu|io|me|be|ch|shop|link|app)\b/iu,
  /@|\barobas\w*|\b(?:at|chez)\s?(?:gmail|hotmail|yahoo|outlook|orange|free)\b/iu,
  /\d\s*€|€\s*\d|\beuros?\b/iu,
  // A number of nine digits or more, with whatever stands between them; a date has eight.
  /(?:\d[\s.\-_/()+]{0,3}){9,}/u,
]
/** Numbers spelled out, as in a telephone number that is to pass unseen. */
const spelled =
  /(?:\b(?:zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante)\b[ .]*){5,}/u

/**
 * The topics of the charter that a text of a psychic touches: in a free answer a moderator looks at them, in an answer by
 * text message the psychic confirms them, in a follow-up they are refused.
 */
export function charterTopics(text: string): Flag[] {
  const folded = fold(text).replace(innocent, '.')
  return topics.flatMap(([topic, words]) => (words.test(folded) ? [topic] : []))
}

/** Whether a text names a price, offers something, or tells how to reach somebody elsewhere. */
export function sellsOrLeads(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if (elsewhere.some((pattern) => pattern.test(plain))) return true
  const folded = fold(plain)
  return selling.test(folded) || spelled.test(folded)
}
