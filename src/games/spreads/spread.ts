/** A place of a spread, in the order in which cards are laid. */
export interface Position {
  key: string
  /** Such as "Ce qui vous porte". */
  name: string
  /** What a card in this place answers. */
  asks: string
  /** The centre of the card on a board of 1 by 1, from the top left. */
  x: number
  y: number
  /** Laid across another card. */
  rotated?: true
}

/** How drawn cards are laid, and what each place means. */
export interface Spread {
  /** Unique within a game. */
  slug: string
  name: string
  positions: readonly Position[]
}
