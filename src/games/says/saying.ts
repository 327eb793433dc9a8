/** What a card says one way up: a sentence of 18 to 32 words for each theme. */
export interface Side {
  /** Two to four words with their article, in lower case. */
  keyword: string
  love: string
  work: string
  money: string
  self: string
}

export interface Saying {
  upright: Side
  /** Null in a deck without reversals. */
  reversed: Side | null
}
