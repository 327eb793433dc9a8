/**
 * What a request is for: money and open consultations come first, then calls, then pages. A page that is kept is work only
 * while it is made, and one making serves everybody who waits for it.
 */
export type Rank = 'first' | 'call' | 'page' | 'kept'

/** The first, the second or the last to be let in. */
export type Turn = 0 | 1 | 2

/** Whose turn it is when a place is free; many addresses that could be kept must not shut out the pages of one person. */
export const TURNS: Readonly<Record<Rank, Turn>> = { first: 0, call: 1, page: 2, kept: 2 }

const first = /^\/(api\/(consultations|wallet|workspace)|consultations\/|wallet|bac-a-sable\/paiement|espace-voyant)/

export const rankOf = (path: string): Exclude<Rank, 'kept'> =>
  first.test(path) ? 'first' : path.startsWith('/api/') ? 'call' : 'page'
