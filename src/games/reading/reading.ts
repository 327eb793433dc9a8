import type { AnyCard } from '../deck.ts'
import type { Side } from '../says/saying.ts'

/** What a question is about. */
export type Theme = 'love' | 'work' | 'money' | 'self'

/** A place of a spread, in the order in which cards are laid. */
export interface Place {
  key: string
  /** Such as "Ce qui vous porte": it can follow "pour", "sur" or "avec". */
  name: string
  /** The question that a card in this place answers. */
  asks: string
}

/** A card on its place, with what it says the way it lies. */
export interface Laid {
  card: AnyCard
  reversed: boolean
  place: Place
  side: Side
}
