import type { Site } from '../../../sites/site.ts'

/** A site as WebAuthn knows it: each brand is its own relying party, so passkeys of one don't work on another. */
export function relyingParty(site: Site): { name: string; id: string; origin: string } {
  const { hostname, origin } = new URL(site.canonical)
  return { name: site.label, id: hostname, origin }
}
