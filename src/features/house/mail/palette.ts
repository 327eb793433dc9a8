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
      ground: '#041030',
      surface: '#0d1d41',
      sunken: '#020a28',
      line: '#28385a',
      ink: '#f1ece3',
      soft: '#bbc3d3',
    },
  },
  second: {
    night: '#401135',
    onNight: '#fbf1ee',
    metal: '#ea9e70',
    onMetal: '#2b0e24',
    light: {
      ground: '#fff0ea',
      surface: '#fffdfc',
      sunken: '#fbe5de',
      line: '#e9d2cb',
      ink: '#36142e',
      soft: '#604758',
    },
    dark: {
      ground: '#300727',
      surface: '#401436',
      sunken: '#280320',
      line: '#5c3250',
      ink: '#f6eae6',
      soft: '#cebdc8',
    },
  },
  affiliation: {
    night: '#092119',
    onNight: '#f4f4eb',
    metal: '#e4dba2',
    onMetal: '#072017',
    light: {
      ground: '#f2f3df',
      surface: '#fefefb',
      sunken: '#eaead0',
      line: '#d7d7bc',
      ink: '#162720',
      soft: '#47534e',
    },
    dark: {
      ground: '#02150e',
      surface: '#0c221a',
      sunken: '#010f09',
      line: '#283c34',
      ink: '#edeee3',
      soft: '#b4c8bf',
    },
  },
}
