/** What a challenge is solved for: its solution is worth nothing elsewhere. */
export const purposes = [
  'sign-in',
  'register',
  'password-lost',
  'address',
  'letter',
  'complaint',
  'withdrawal',
  'contact',
] as const
export type Purpose = (typeof purposes)[number]

/** Longer than it takes to fill in a form. */
export const CHALLENGE_SECONDS = 1200

/** What a browser that solves nothing, as one without scripts, may send in an hour from one network. */
export const UNSOLVED_PER_HOUR = 10

/** Challenge and solution, as text. */
export const SOLVED_MAX = 2000
