import type { Deck } from '../deck.ts'
import type { Pair } from '../pairs/pair.ts'
import type { Saying } from '../says/saying.ts'
import { closingOf } from './closing.ts'
import { openingOf } from './opening.ts'
import { pairsPresent } from './pairs-present.ts'
import { deeperOf, loneCard, passagesOf } from './passages.ts'
import { wordsOf } from './phrases.ts'
import type { Laid, Place, Theme } from './reading.ts'
import { Sentences } from './sentences.ts'
import { togetherOf } from './together.ts'

export interface ReadingInput {
  deck: Deck
  /** In the order in which cards are laid. */
  places: readonly Place[]
  /** As many as places. */
  cards: readonly { slug: string; reversed: boolean }[]
  theme: Theme
}

/** The words that a reading of so many cards may reach with its pairs, and under which it says more. */
function lengthOf(count: number): { most: number; least: number } {
  if (count <= 3) return { most: 270, least: 210 }
  if (count <= 5) return { most: 360, least: 285 }
  return count <= 7 ? { most: 425, least: 340 } : { most: 450, least: 345 }
}

/**
 * The text of a reading, in paragraphs: 130 to 180 words for one card, about 300 for five, at most 450 for twelve. The same deck,
 * places, cards and theme always give the same text. Throws a RangeError for a card that is not in the deck, that has
 * nothing to say the way it lies, or that has no place.
 */
export function composeReading(
  input: ReadingInput,
  says: Readonly<Record<string, Saying>>,
  pairs: readonly Pair[],
): string[] {
  const laid = lay(input, says)
  const { theme } = input
  const present = pairsPresent(
    laid.map(({ card }) => card),
    pairs,
  )
  const fixed = [
    ...laid.flatMap(({ side }) => [side.love, side.work, side.money, side.self]),
    ...present.map(({ line }) => line),
  ]
  const sentences = new Sentences(seedOf(input), fixed, suitsFor(input.deck))
  const opening = openingOf(laid, theme, sentences)
  const [only] = laid
  const passages = laid.length === 1 && only ? loneCard(only, theme, sentences) : passagesOf(laid, theme, sentences)
  const closing = closingOf(laid, theme, sentences)
  const { most, least } = lengthOf(laid.length)
  const words = wordsOf([opening, ...passages, closing].join(' '))
  const together = togetherOf(laid, present, most - words, sentences)
  const isShort = words + wordsOf(together.join(' ')) < least
  const deeper = isShort ? deeperOf(laid, theme, sentences) : null
  return [opening, ...passages, ...together, ...(deeper === null ? [] : [deeper]), closing]
}

/** A rune is not called a card, and its bare name, such as Isa, would need “qu’”. */
const suitsFor = ({ cards }: Deck) =>
  cards.some(({ kind }) => kind === 'rune')
    ? (phrase: string) => !/(?<!\p{L})carte|\bque \{(c|one)\}/iu.test(phrase)
    : () => true

const seedOf = ({ deck, places, cards, theme }: ReadingInput): string =>
  [
    deck.slug,
    theme,
    ...places.map(({ key }) => key),
    ...cards.map(({ slug, reversed }) => (reversed ? `${slug}*` : slug)),
  ].join(' ')

function lay({ deck, places, cards }: ReadingInput, says: Readonly<Record<string, Saying>>): Laid[] {
  if (cards.length !== places.length || cards.length === 0)
    throw new RangeError(`${cards.length} cards for ${places.length} places`)
  return cards.map(({ slug, reversed }, index): Laid => {
    const card = deck.cards.find((one) => one.slug === slug)
    const side = reversed ? says[slug]?.reversed : says[slug]?.upright
    const place = places[index]
    if (!card || !side || !place) throw new RangeError(`nothing to say of ${slug}`)
    return { card, reversed, place, side }
  })
}
