/** Hours after which a hold is refunded to the client unless somebody decides. */
export const DECIDE_HOURS = 48
/** Days within which a person's second hold has no such term: a moderator must decide. */
export const AGAIN_DAYS = 30
/** Hours between two mails about a hold that only a moderator can decide. */
export const REMIND_HOURS = 24

/**
 * Outcomes of a hold: refund the client and pay the psychic nothing; refund the client while the company pays the
 * psychic; or charge the consultation as billed.
 */
export const OUTCOMES = ['refund', 'share', 'charge'] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Held {
  /** Cents of the client's money. */
  cents: number
  /** The psychic's share, in cents. */
  share: number
  /** null if a moderator must decide. */
  defaultAt: Date | null
}

/**
 * Cents that a decision gives away and that would not be given away without it; the daily total that one member of
 * staff may decide alone is limited. An automatic refund does not count.
 */
export const givenAway = ({ cents, share, defaultAt }: Held, outcome: Outcome): number =>
  outcome === 'charge' ? 0 : (defaultAt ? 0 : cents) + (outcome === 'share' ? share : 0)

/**
 * A psychic's use of the button is unusual from `least` presses within `days`, if they make up more than one in `oneIn`
 * consultations.
 */
export const PRESSES = { least: 3, days: 90, oneIn: 20 }
