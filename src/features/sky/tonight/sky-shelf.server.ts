import { LRUCache } from 'lru-cache'
import { palettes } from '../../../ui/shell/palette.ts'
import type { Brand } from '../../../ui/shell-data.ts'
import { drawPlate } from './draw-plate.server.ts'
import { drawRete, type Ink } from './draw-rete.ts'
import type { SkyPart } from './sky-address.ts'
import { PARIS_PLACE, type PlaceSky, skyOver } from './tonight.ts'

const drawn: Record<SkyPart, (sky: PlaceSky, ink: Ink) => string> = { cadran: drawPlate, ciel: drawRete }

const pen = (brand: Brand): string => `fill="none" stroke="${palettes[brand].metal}" stroke-linecap="round"`

/** A part of the plate as a drawing on its own. */
export const drawSkyPart = (part: SkyPart, sky: PlaceSky, brand: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" ${pen(brand)}>${drawn[part](sky, palettes[brand])}</svg>`

/** The whole plate, to be put into another drawing. */
export const drawSky = (sky: PlaceSky, brand: Brand): string =>
  `<g ${pen(brand)}>${drawPlate(sky, palettes[brand])}${drawRete(sky, palettes[brand])}</g>`

/** A few hours of three brands. */
const shelf = new LRUCache<string, string>({ max: 24 })

/** A picture of the sky over Paris at an hour. */
export function skyPicture(brand: Brand, hour: Date, part: SkyPart): string {
  const key = `${brand} ${hour.getTime()} ${part}`
  const found = shelf.get(key)
  if (found) return found
  const made = drawSkyPart(part, skyOver(hour, PARIS_PLACE), brand)
  shelf.set(key, made)
  return made
}
