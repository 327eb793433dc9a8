import type { PlanetsInHouses } from './kinds.ts'
import { planetsInHousesInner } from './planets-in-houses-inner.ts'
import { planetsInHousesOuter } from './planets-in-houses-outer.ts'

export const planetsInHouses: PlanetsInHouses = { ...planetsInHousesInner, ...planetsInHousesOuter }
