import { href } from 'react-router'
/** How long a device may take to sign a challenge. */
export const CHALLENGE_MINUTES = 5
export const MOST_PASSKEYS = 10
export const NAME_MAX = 40

/** Where a new key is seen. */
export const ADDED = `${href('/mon-compte/cles-d-acces')}?fait=ajoutee`
