import type { Deck } from '../deck.ts'
import type { Pair } from '../pairs/pair.ts'
import type { Saying } from '../says/saying.ts'
import { closingOf } from './closing.ts'
import { openingOf } from './opening.ts'
import { loneCard, passagesOf } from './passages.ts'
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

/** The words that a reading of so many cards should not exceed by its second and third pair. */
const roomOf = (count: number): number => (count <= 3 ? 250 : count <= 5 ? 330 : count <= 7 ? 400 : 440)

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
  const sentences = new Sentences(seedOf(input))
  const opening = openingOf(laid, theme, sentences)
  const [only] = laid
  const passages = laid.length === 1 && only ? loneCard(only, theme, sentences) : passagesOf(laid, theme, sentences)
  const closing = closingOf(laid, theme, sentences)
  const room = roomOf(laid.length) - wordsOf([opening, ...passages, closing].join(' '))
  return [opening, ...passages, ...togetherOf(laid, pairs, room, sentences), closing]
}

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
