import { href } from 'react-router'

/** The page that recomputes a result without a connection. */
export const verifyPath = (slug: string, id: string): string =>
  href('/tarots-oracles/:slug/tirages/:id/verifier.html', { slug, id })
