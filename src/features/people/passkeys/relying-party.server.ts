import type { Site } from '../../../sites/site.ts'

/** A site as a passkey knows it: each brand has its own, and one's keys open no other. */
export function relyingParty(site: Site): { name: string; id: string; origin: string } {
  const { hostname, origin } = new URL(site.canonical)
  return { name: site.label, id: hostname, origin }
}
