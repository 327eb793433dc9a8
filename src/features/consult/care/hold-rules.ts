/** Hours after which the client is given back what is held, unless somebody decided. */
export const DECIDE_HOURS = 48
/** Days within which a second one of the same person has no such term: a moderator decides. */
export const AGAIN_DAYS = 30
/** Hours between two mails about a hold that only a moderator can decide. */
export const REMIND_HOURS = 24

/**
 * What becomes of a room that ended out of care: the client is given it back and the psychic earns nothing; or the house
 * pays the psychic all the same; or it is charged as it was counted.
 */
export const OUTCOMES = ['refund', 'share', 'charge'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Held {
  /** Cents of the client's. */
  cents: number
  /** Cents of the psychic's share. */
  share: number
  /** Null where a person must decide. */
  defaultAt: Date | null
}

/**
 * What a decision gives away that would not be given without it, in cents: what one person of the staff may decide alone
 * in a day is bounded by it. What would be given back without a decision counts for nothing.
 */
export const givenAway = ({ cents, share, defaultAt }: Held, outcome: Outcome): number =>
  outcome === 'charge' ? 0 : (defaultAt ? 0 : cents) + (outcome === 'share' ? share : 0)

/** From how many presses within so many days, and of more than one room in how many, a psychic's are unusual. */
export const PRESSES = { least: 3, days: 90, oneIn: 20 }
