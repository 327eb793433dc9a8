import type { Brand } from '../shell-data.ts'

interface Palette {
  night: string
  deep: string
  high: string
  metal: string
  onNight: string
  soft: string
}

/** The brands' tokens (ui/tokens.css) in sRGB: the picture renderer does not support OKLCH. */
export const palettes: Record<Brand, Palette> = {
  main: {
    night: '#0b1b41',
    deep: '#020c2c',
    high: '#1d3260',
    metal: '#e5bd66',
    onNight: '#f7f3eb',
    soft: '#c4cee2',
  },
  second: {
    night: '#401135',
    deep: '#2c0423',
    high: '#5d244f',
    metal: '#ea9e70',
    onNight: '#fbf1ee',
    soft: '#dcc7d5',
  },
  affiliation: {
    night: '#092119',
    deep: '#01110b',
    high: '#1c382e',
    metal: '#e4dba2',
    onNight: '#f4f4eb',
    soft: '#bcd4ca',
  },
}
