import { WAVE_BARS } from '../rules.ts'

const HIGHEST = 15

/** The waveform of levels from 0 to 1 in their order: the loudest of each part, as a hexadecimal digit. */
export function waveOf(levels: readonly number[]): string {
  const bars = Math.min(WAVE_BARS, levels.length)
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars)
    const to = Math.floor(((bar + 1) * levels.length) / bars)
    const loudest = Math.max(...levels.slice(from, to))
    return Math.round(Math.min(1, Math.max(0, loudest)) * HIGHEST).toString(16)
  }).join('')
}

/** The heights of a waveform's bars, from 0 to 1; even ones if it has none. */
export const barsOf = (wave: string): number[] =>
  wave === ''
    ? Array.from({ length: WAVE_BARS }, () => 0.25)
    : [...wave].map((digit) => Number.parseInt(digit, 16) / HIGHEST)
