import type { Visit } from '../../../app.ts'
import { isDrawn } from '../../../games/game.ts'
import { viewGame } from '../draws/views.ts'
import { findShownGame } from '../games/read-games.server.ts'
import { questionOffer } from './ask-question.server.ts'

/** A game of cards with its texts and what a person may choose; null for one that the site lacks, or that draws nothing. */
export async function readGamePage(visit: Visit, slug: string) {
  const shown = await findShownGame(visit, slug)
  if (!shown || !isDrawn(shown.game)) return null
  const { isOpen, themes, asksQuestion, daily } = shown.settings
  const { title, description, intro, asking, questions } = shown.words
  const { deck } = shown.game
  return {
    ...viewGame(shown),
    deck: { slug: deck.slug, name: deck.name, size: deck.cards.length, reversals: deck.reversals },
    settings: { isOpen, themes: [...themes], asksQuestion, daily },
    title,
    description,
    intro,
    questionOffer: await questionOffer(visit),
    asking: asksQuestion ? asking : null,
    questions,
  }
}

export type GamePageView = NonNullable<Awaited<ReturnType<typeof readGamePage>>>
