import { findDrawnGame } from '../../../games/games.ts'
import { viewGame } from '../draws/views.ts'

/** A game of cards with what a person may choose; null for an unknown game, or one that draws nothing. */
export function readGamePage(slug: string) {
  const game = findDrawnGame(slug)
  if (!game) return null
  const { settings, deck } = game
  return {
    ...viewGame(game),
    deck: { slug: deck.slug, name: deck.name, size: deck.cards.length, reversals: deck.reversals },
    settings: { themes: [...settings.themes], asksQuestion: settings.asksQuestion, daily: settings.daily },
  }
}

export type GamePageView = NonNullable<ReturnType<typeof readGamePage>>
