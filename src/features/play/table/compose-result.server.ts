import { composeReading } from '../../../games/reading/compose-reading.ts'
import { wordsOfDeck } from '../../../games/reading/words-of-deck.ts'
import { findDeck } from '../cards/decks.ts'
import type { Result } from '../draws/results.server.ts'

/** The reading of a result as a whole, in paragraphs; empty for a game whose deck has no readings. */
export function composeResult({ game, spread, cards, theme }: Result): string[] {
  const deck = findDeck(game.deck.slug)
  const words = wordsOfDeck(game.deck.slug)
  if (!deck || !words) return []
  const input = {
    deck,
    places: spread.positions,
    cards: cards.map(({ card: { slug }, reversed }) => ({ slug, reversed })),
    theme: theme ?? ('self' as const),
  }
  return composeReading(input, words.says, words.pairs)
}
