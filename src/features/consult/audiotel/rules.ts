/** Digits of the code that reaches a psychic. */
export const CODE_DIGITS = 4
/** Codes that may lead to nobody before the call ends. */
export const TRIES = 3
/** Seconds in which keys are waited for. */
export const KEY_SECONDS = 12
/** Seconds that the free message lasts at least (arrêté of 10 June 2009). */
export const FREE_MESSAGE = 10
/** Seconds that the psychic's telephone rings at most. */
export const RINGS = 30
/** Seconds after which the operator is asked again about a call. */
export const ASK_EVERY = 15
/** Seconds beyond the longest connection that the operator's own end may take. */
export const END_GRACE = 30
/** Seconds that a call takes at most beside its connection. */
export const ASIDE = 600
/** Seconds after which a call about which the operator says nothing is given up, beside the longest connection. */
export const GIVEN_UP = 1200
/** How much the operator's seconds may exceed the time since the psychic was called: clocks are read at whole seconds. */
const ROUNDING = 1

export type CallState = 'announced' | 'ringing' | 'connected' | 'over'

export const outcomes = [
  'answered',
  'left',
  'no-code',
  'no-answer',
  'busy',
  'declined',
  'failed',
  'halted',
  'unknown',
] as const
export type Outcome = (typeof outcomes)[number]

export interface Told {
  /** The operator's count. */
  operator: number
  /** Seconds since the psychic was called. */
  sinceRung: number
  longest: number
}

/**
 * The seconds that count: the operator's, since it pays by them; never more than a call may last, nor than have passed
 * since the psychic was called.
 */
export const countedSeconds = ({ operator, sinceRung, longest }: Told): number =>
  Math.max(0, Math.min(operator, longest, Math.ceil(sinceRung) + ROUNDING))
