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

export type AnyCard = Major | Minor | OracleCard

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
