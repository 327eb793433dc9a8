export type Tint =
  | 'paper'
  | 'ink'
  | 'white'
  | 'flesh'
  | 'red'
  | 'blue'
  | 'sky'
  | 'green'
  | 'yellow'
  | 'brown'
  | 'night'
  | 'grey'

export type Palette = Readonly<Record<Tint, string>>

/** The woodcutter's inks of Marseille: few, flat, a little faded. */
export const marseillePalette: Palette = {
  paper: '#efe3c8',
  ink: '#2a1d16',
  white: '#f7efdc',
  flesh: '#f0cda6',
  red: '#c4452d',
  blue: '#3f7193',
  sky: '#a9c6c6',
  green: '#7b9562',
  yellow: '#e3aa35',
  brown: '#a9713f',
  night: '#2b4263',
  grey: '#b9ae98',
}

/** The same hand by evening: rose, plum and copper. */
export const amoursPalette: Palette = {
  paper: '#f3e6dc',
  ink: '#2c1a26',
  white: '#fbf3ea',
  flesh: '#f2ccb0',
  red: '#bf5468',
  blue: '#5b5f94',
  sky: '#d9bcc6',
  green: '#7f9673',
  yellow: '#dea94f',
  brown: '#a8695a',
  night: '#472e55',
  grey: '#bfaeb0',
}

/** The same hand in the north: lichen, fjord, frost, and the red lead that runes were painted with. */
export const runesPalette: Palette = {
  paper: '#e9e6da',
  ink: '#1d2429',
  white: '#f6f5ee',
  flesh: '#ecc9a6',
  red: '#b23a2a',
  blue: '#3d667c',
  sky: '#b4ccd3',
  green: '#6d8a66',
  yellow: '#d8a742',
  brown: '#8a6444',
  night: '#293d50',
  grey: '#a9aca4',
}
