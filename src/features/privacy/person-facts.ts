/** What a person's rows are found by. */
export interface PersonFacts {
  id: number
  siteId: number
  /** Small letters; the account's and the one that waits. */
  emails: readonly string[]
  phones: readonly string[]
}
