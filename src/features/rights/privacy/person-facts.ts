import type { Span } from './held-addresses.ts'

/** An address that a person proved, as long as it was theirs. */
export interface HeldAddress extends Span {
  emailKey: string
  /** What messages sent signed out with it are marked by. */
  marks: readonly Buffer[]
  /** Its spellings to which the demonstration's mails went. */
  recipients: readonly string[]
}

/** What a person's rows are found by. */
export interface PersonFacts {
  id: number
  siteId: number
  /** Small letters; the account's and the one that waits. */
  emails: readonly string[]
  phones: readonly string[]
  /** Now or before. */
  held: readonly HeldAddress[]
}
