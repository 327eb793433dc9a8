import { href } from 'react-router'

/** Where a code that was received is typed, with the new password. */
export const RESET_CODE_PAGE = `${href('/mot-de-passe-oublie')}?code=1`
