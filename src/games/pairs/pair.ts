/** What two cards of a deck add when both are drawn, whichever came first. */
export interface Pair {
  /** Their slugs. */
  cards: readonly [string, string]
  line: string
}
