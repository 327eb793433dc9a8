import type { Span } from './held-addresses.ts'

/** An address that a person proved, and the period in which it was theirs. */
export interface HeldAddress extends Span {
  emailKey: string
  /** Marks of the messages sent with it while signed out. */
  marks: readonly Buffer[]
  /** Spellings of it to which the demonstration's e-mails were sent. */
  recipients: readonly string[]
}

/** The keys by which a person's rows are found. */
export interface PersonFacts {
  id: number
  siteId: number
  /** Lower case; the account's address and the pending one. */
  emails: readonly string[]
  phones: readonly string[]
  /** Addresses held now or before. */
  held: readonly HeldAddress[]
}
