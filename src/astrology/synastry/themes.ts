import type { Aspect, Body, LoveTheme } from '../names.ts'
import { LOVE_THEMES } from '../names.ts'
import type { SynastryAspect } from './synastry.ts'
import { PAIR_WEIGHTS, THEME_SPREAD, THEME_TONES } from './theme-rules.ts'

export type ThemeReason = Omit<SynastryAspect, 'closeness'> & {
  /** Its contribution to the theme, positive or negative: weight of the pair × tone of the aspect × closeness. */
  readonly points: number
}

export type ThemeScore = {
  readonly theme: LoveTheme
  /** 0 to 100, a whole number; 50 is the median of all pairs of people. */
  readonly score: number
  /** Every aspect that counted, the heaviest first. */
  readonly because: readonly ThemeReason[]
}

/** An aspect at the edge of its orb still has this fraction of its weight. */
const LEAST = 0.3

/** The scores do not depend on the order of the charts. */
export const themesOf = (aspects: readonly SynastryAspect[]): ThemeScore[] =>
  LOVE_THEMES.map((theme) => {
    const because = aspects
      .flatMap((aspect) => reasonOf(theme, aspect) ?? [])
      .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    const points = because.map((reason) => reason.points).sort((a, b) => a - b)
    const { middle, spread } = THEME_SPREAD[theme]
    const sum = points.reduce((total, one) => total + one, 0)
    return { theme, score: Math.round(50 + 50 * Math.tanh((sum - middle) / spread)), because }
  })

function reasonOf(theme: LoveTheme, { closeness, ...aspect }: SynastryAspect): ThemeReason | null {
  const weight = weightOf(theme, aspect.from, aspect.to)
  if (weight === 0) return null
  return { ...aspect, points: weight * toneOf(theme, aspect.type) * (LEAST + (1 - LEAST) * closeness) }
}

const weightOf = (theme: LoveTheme, one: Body, other: Body): number =>
  PAIR_WEIGHTS[theme].find(([a, b]) => (a === one && b === other) || (a === other && b === one))?.[2] ?? 0

const toneOf = (theme: LoveTheme, type: Aspect): number => THEME_TONES[theme][type]
