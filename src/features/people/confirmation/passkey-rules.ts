import { href } from 'react-router'

/** The lifetime of a challenge. */
export const CHALLENGE_MINUTES = 5
export const MOST_PASSKEYS = 10
export const NAME_MAX = 40

/** The page that shows a newly added passkey. */
export const ADDED = `${href('/mon-compte/cles-d-acces')}?fait=ajoutee`
