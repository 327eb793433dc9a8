import { jupiterAspects } from './aspects-jupiter.ts'
import { marsAspects } from './aspects-mars.ts'
import { mercuryAspects } from './aspects-mercury.ts'
import { moonAspects } from './aspects-moon.ts'
import { saturnAspects } from './aspects-saturn.ts'
import { sunAspects } from './aspects-sun.ts'
import { venusAspects } from './aspects-venus.ts'
import type { PlanetPair } from './kinds.ts'

export const aspects: readonly PlanetPair[] = [
  ...sunAspects,
  ...moonAspects,
  ...mercuryAspects,
  ...venusAspects,
  ...marsAspects,
  ...jupiterAspects,
  ...saturnAspects,
]
