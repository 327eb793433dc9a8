/** Seconds that each side's telephone rings at most. */
export const RINGS = { psychic: 30, client: 30 } as const
/** Seconds in which a key is waited for after a question. */
export const KEY_SECONDS = 10
/** Seconds in which somebody on hold is waited for before they are asked again. */
export const HOLD_SECONDS = 45
/** Seconds after which the provider is asked again who is in a conference. */
export const ASK_EVERY = 10
/** The longest stay in a conference, in seconds: a provider's own limit. */
export const LONGEST = 14_400

/** What a provider's request is about: what a called person hears next, or what it tells. */
export const moments = ['answered', 'key', 'waits', 'left', 'hold', 'soon', 'tells', 'presence'] as const
export type Moment = (typeof moments)[number]

/**
 * The number of an automaton's handset in the demonstration, from the range that ARCEP reserves for fiction
 * (06 39 98 00 00 to 99 99).
 */
export const handsetOf = (psychicId: number): string => `+3363998${String(psychicId % 10_000).padStart(4, '0')}`
