/**
 * The kind of a request: money and open consultations come first, then calls, then pages. A cached page costs work only
 * while it is rendered, and one rendering serves everyone who waits for it.
 */
export type Rank = 'first' | 'call' | 'page' | 'kept'

/** The queue of a request: the lower, the earlier it is served. */
export type Turn = 0 | 1 | 2

/** The queue of each rank; requests for many cacheable addresses must not block other people's pages. */
export const TURNS: Readonly<Record<Rank, Turn>> = { first: 0, call: 1, page: 2, kept: 2 }

/** The rank of the request for a path. */
export type RankOf = (path: string) => Exclude<Rank, 'kept'>
