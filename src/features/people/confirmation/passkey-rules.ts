/** The lifetime of a challenge. */
export const CHALLENGE_MINUTES = 5
export const MOST_PASSKEYS = 10
export const NAME_MAX = 40

/** The page that shows a newly added passkey. */
export const ADDED = '/mon-compte/cles-d-acces?fait=ajoutee'
