/** The page that recomputes a result without a connection. */
export const verifyPath = (slug: string, id: string): string => `/tarots-oracles/${slug}/tirages/${id}/verifier.html`
