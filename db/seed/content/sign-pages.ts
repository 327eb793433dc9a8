import type { SeedPage } from './kinds.ts'
import { balance } from './signs/balance.ts'
import { belier } from './signs/belier.ts'
import { cancer } from './signs/cancer.ts'
import { capricorne } from './signs/capricorne.ts'
import { gemeaux } from './signs/gemeaux.ts'
import { lion } from './signs/lion.ts'
import { poissons } from './signs/poissons.ts'
import { sagittaire } from './signs/sagittaire.ts'
import { scorpion } from './signs/scorpion.ts'
import { taureau } from './signs/taureau.ts'
import { verseau } from './signs/verseau.ts'
import { vierge } from './signs/vierge.ts'

/** What is told of each sign: its portrait, Venus in it and the Moon in it. */
export const signPages: readonly SeedPage[] = [
  ...belier,
  ...taureau,
  ...gemeaux,
  ...cancer,
  ...lion,
  ...vierge,
  ...balance,
  ...scorpion,
  ...sagittaire,
  ...capricorne,
  ...verseau,
  ...poissons,
]
