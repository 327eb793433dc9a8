import type { AnyCard, Deck } from '../../../games/deck.ts'
import { amours } from '../../../games/decks/amours.ts'
import { futhark } from '../../../games/decks/futhark.ts'
import { marseille } from '../../../games/decks/marseille.ts'

const decks: readonly Deck[] = [marseille, amours, futhark]

export const findDeck = (slug: string): Deck | null => decks.find((deck) => deck.slug === slug) ?? null

/** The parts of a deck, as its page groups them. */
export const GROUPS = ['majors', 'batons', 'coupes', 'epees', 'deniers', 'oracle', 'freyr', 'hagal', 'tyr'] as const
export type Group = (typeof GROUPS)[number]

export function groupOf(card: AnyCard): Group {
  if (card.kind === 'major') return 'majors'
  if (card.kind === 'rune') return card.aett
  return card.kind === 'minor' ? card.suit : 'oracle'
}
