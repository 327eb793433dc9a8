/** What a challenge is solved for: its solution is not accepted for any other purpose. */
export const purposes = [
  'sign-in',
  'register',
  'password-lost',
  'address',
  'letter',
  'complaint',
  'withdrawal',
  'contact',
  'application',
  'webinar',
] as const
export type Purpose = (typeof purposes)[number]

/** Seconds; longer than it takes to fill in a form. */
export const CHALLENGE_SECONDS = 1200

/** Requests per hour and network without a solution, for instance from browsers without scripts. */
export const UNSOLVED_PER_HOUR = 10

/** Maximum length of the encoded challenge and solution, in characters. */
export const SOLVED_MAX = 2000
