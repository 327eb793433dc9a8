import type { Tone } from './fragments/fragment.ts'

const MIDDLE = 3

/** The score of sentences from 1 to 5: above the middle if they say more that eases than strains, and the reverse. */
export function scoreOf(all: readonly { tone: Tone }[]): number {
  const sum = all.reduce<number>((total, { tone }) => total + tone, 0)
  const steps = Math.max(1, Math.round((Math.abs(sum) * 2) / Math.max(2, all.length)))
  return MIDDLE + Math.sign(sum) * Math.min(2, steps)
}
