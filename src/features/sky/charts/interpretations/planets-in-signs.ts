import type { PlanetsInSigns } from './kinds.ts'
import { planetsInSignsInner } from './planets-in-signs-inner.ts'
import { planetsInSignsOuter } from './planets-in-signs-outer.ts'

export const planetsInSigns: PlanetsInSigns = { ...planetsInSignsInner, ...planetsInSignsOuter }
