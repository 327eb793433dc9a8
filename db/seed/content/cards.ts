import type { SeedCard } from './kinds.ts'

/** The cards of both decks, in any order: a deck's own order is in `src/games/decks`. */
export const cards: readonly SeedCard[] = []
