import type { SeedTerm } from './kinds.ts'
import { divination1 } from './terms-divination-1.ts'
import { divination2 } from './terms-divination-2.ts'
import { divination3 } from './terms-divination-3.ts'
import { voyance1 } from './terms-voyance-1.ts'
import { voyance2 } from './terms-voyance-2.ts'
import { voyance3 } from './terms-voyance-3.ts'

/** The words of both glossaries. */
export const terms: readonly SeedTerm[] = [
  ...voyance1,
  ...voyance2,
  ...voyance3,
  ...divination1,
  ...divination2,
  ...divination3,
]
