export type Suit = 'batons' | 'coupes' | 'epees' | 'deniers'

interface Card {
  /** Its address on every brand: /tarots-oracles/{deck}/cartes/{slug}. */
  slug: string
  /** As it is printed on the card, e.g. "Le Bateleur". */
  name: string
}

/** A trump, 0 (Le Mat) to 21 (Le Monde). */
export interface Major extends Card {
  kind: 'major'
  number: number
}

/** A card of a suit: 1 to 10 are pips, 11 to 14 valet, cavalier, reine, roi. */
export interface Minor extends Card {
  kind: 'minor'
  suit: Suit
  number: number
}

/** A card of an oracle, 1 to 32. */
export interface OracleCard extends Card {
  kind: 'oracle'
  number: number
}

/** One of the three families of eight in which the runes stand. */
export const AETTS = ['freyr', 'hagal', 'tyr'] as const
export type Aett = (typeof AETTS)[number]

/** A rune of the elder futhark, 1 to 24. */
export interface Rune extends Card {
  kind: 'rune'
  number: number
  aett: Aett
  /** Whether upside down it is the same sign, so that it has no other sense. */
  isSymmetric: boolean
}

export type AnyCard = Major | Minor | OracleCard | Rune

/** An answer of the pendulum, which has no page of its own. */
export interface Answer extends Card {
  kind: 'answer'
}

/** The order of the cards is part of the draw's protocol: a shuffle is of indices into it, so it never changes. */
export interface Deck<C = AnyCard> {
  slug: string
  name: string
  reversals: boolean
  cards: readonly C[]
}

/** Whether a card of the deck has another sense upside down. */
export const canReverse = ({ reversals }: Pick<Deck<unknown>, 'reversals'>, card: AnyCard | Answer): boolean =>
  reversals && !(card.kind === 'rune' && card.isSymmetric)

/** Indices of the cards that are never reversed in a deck whose others are. */
export const fixedIn = (deck: Deck<AnyCard | Answer>): number[] =>
  deck.reversals ? deck.cards.flatMap((card, index) => (canReverse(deck, card) ? [] : [index])) : []
