/** Up to how many minutes a psychic is told that a client's means last. */
export const MOST_MINUTES = 60

/** Whole minutes that a client's means last, up to an hour; null if nothing ends them. */
export const shownMinutes = (seconds: number | null): number | null =>
  seconds === null ? null : Math.min(MOST_MINUTES, Math.floor(seconds / 60))
