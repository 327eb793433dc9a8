import type { Brand } from '../../../ui/shell-data.ts'

interface Paper {
  ground: string
  surface: string
  sunken: string
  line: string
  ink: string
  soft: string
}

export interface MailPalette {
  night: string
  onNight: string
  metal: string
  onMetal: string
  light: Paper
  dark: Paper
}

/** The brands' tokens (ui/tokens.css) in sRGB: mail clients support neither OKLCH nor custom properties. */
export const mailPalettes: Record<Brand, MailPalette> = {
  main: {
    night: '#0b1b41',
    onNight: '#f7f3eb',
    metal: '#e5bd66',
    onMetal: '#0c1936',
    light: {
      ground: '#fcf8f0',
      surface: '#fffefb',
      sunken: '#f3efe4',
      line: '#e1dcd0',
      ink: '#15223e',
      soft: '#455065',
    },
    dark: {
      ground: '#091328',
      surface: '#142038',
      sunken: '#040c20',
      line: '#2d3951',
      ink: '#f1ece3',
      soft: '#bbc3d3',
    },
  },
  second: {
    night: '#401135',
    onNight: '#faf2ec',
    metal: '#ea9e70',
    onMetal: '#2b0e24',
    light: {
      ground: '#fff7f2',
      surface: '#fffdfc',
      sunken: '#f7ede6',
      line: '#e5dad3',
      ink: '#36142e',
      soft: '#604758',
    },
    dark: {
      ground: '#2b1024',
      surface: '#3b1d33',
      sunken: '#230a1d',
      line: '#55374c',
      ink: '#f5ebe4',
      soft: '#cebdc8',
    },
  },
  affiliation: {
    night: '#092119',
    onNight: '#f1f5ec',
    metal: '#e4dba2',
    onMetal: '#072017',
    light: {
      ground: '#f7faf2',
      surface: '#fdfffc',
      sunken: '#edf1e7',
      line: '#daded4',
      ink: '#162720',
      soft: '#47534e',
    },
    dark: {
      ground: '#081510',
      surface: '#13221c',
      sunken: '#040e09',
      line: '#2d3a35',
      ink: '#eaefe5',
      soft: '#b4c8bf',
    },
  },
}
