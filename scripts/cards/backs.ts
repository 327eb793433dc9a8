import { sheet } from '../../src/ui/art/engraving/card.ts'
import { engrave } from '../../src/ui/art/engraving/engrave.ts'
import type { Drawing } from '../../src/ui/art/engraving/marks.ts'
import type { Palette } from '../../src/ui/art/engraving/palette.ts'
import { palettes } from '../../src/ui/shell/palette.ts'
import { drawClouds } from './backs/clouds.ts'
import { drawGuilloche } from './backs/guilloche.ts'
import { drawWindows } from './backs/windows.ts'

/** Each is the same after half a turn, so that a back doesn't say which way a card lies. */
const BACKS: Readonly<Record<keyof typeof palettes, () => Drawing>> = {
  main: drawClouds,
  second: drawWindows,
  affiliation: drawGuilloche,
}

/** The back of each brand, by the name of its pictures: its night, engraved in its metal. */
export const backs = (): [name: string, svg: string][] =>
  Object.entries(BACKS).map(([brand, draw]) => {
    const palette = nightOf(brand as keyof typeof palettes)
    return [`dos-${brand}`, sheet(palette, engrave(draw(), palette))]
  })

function nightOf(brand: keyof typeof palettes): Palette {
  const { night, deep, high, metal } = palettes[brand]
  return {
    paper: night,
    ink: metal,
    night: deep,
    white: high,
    flesh: high,
    red: night,
    blue: deep,
    sky: high,
    green: high,
    yellow: high,
    brown: deep,
    grey: high,
  }
}
