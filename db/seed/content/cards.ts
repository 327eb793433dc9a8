import { amours1 } from './cards/amours-1.ts'
import { amours2 } from './cards/amours-2.ts'
import { batons } from './cards/batons.ts'
import { coupes } from './cards/coupes.ts'
import { deniers } from './cards/deniers.ts'
import { epees } from './cards/epees.ts'
import { majors1 } from './cards/majors-1.ts'
import { majors2 } from './cards/majors-2.ts'
import { runes1 } from './cards/runes-1.ts'
import { runes2 } from './cards/runes-2.ts'
import type { SeedCard } from './kinds.ts'

/** The cards of every deck, in any order: a deck's own order is in `src/games/decks`. */
export const cards: readonly SeedCard[] = [
  ...majors1,
  ...majors2,
  ...batons,
  ...coupes,
  ...epees,
  ...deniers,
  ...amours1,
  ...amours2,
  ...runes1,
  ...runes2,
]
