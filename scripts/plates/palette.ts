import type { Palette } from '../../src/ui/art/engraving/palette.ts'

/** The inks of the house: those of the cards on its own ivory, with the night and the gold of the site. */
export const platePalette: Palette = {
  paper: '#f1e7d2',
  ink: '#141a30',
  white: '#faf5e8',
  flesh: '#ecc9a1',
  red: '#b9523c',
  blue: '#3f6488',
  sky: '#b3c8d0',
  green: '#74906a',
  yellow: '#dfae4b',
  brown: '#a4714a',
  night: '#1b2d57',
  grey: '#b4b0a4',
}
