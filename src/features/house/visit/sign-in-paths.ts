import { href } from 'react-router'

/** The page where a member of staff gives their second factor. */
export const SECOND_FACTOR = href('/equipe/second-facteur')

/** An address that remembers the page the person was going to. */
export const withReturn = (path: string, returnTo: string): string =>
  returnTo === '/' ? path : `${path}?retour=${encodeURIComponent(returnTo)}`
