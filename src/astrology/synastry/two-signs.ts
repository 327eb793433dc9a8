import { itemOf } from '../item-of.ts'
import { type Element, elementOf, LOVE_THEMES, type LoveTheme, type Mode, modeOf, SIGNS, type Sign } from '../names.ts'
import { DISTANCE_POINTS, ELEMENT_POINTS, MODE_POINTS, type PointsByTheme } from './two-signs-rules.ts'

export type SignReason = {
  readonly kind: 'distance' | 'elements' | 'modes'
  readonly points: number
}

export type TwoSigns = {
  /** Distance in signs, 0 (the same) to 6 (opposite). */
  readonly distance: number
  /** In the order given. */
  readonly elements: readonly [Element, Element]
  readonly modes: readonly [Mode, Mode]
  /** In the order of LOVE_THEMES; scores 0 to 100, whole numbers, with their reasons, the heaviest first. */
  readonly themes: readonly {
    readonly theme: LoveTheme
    readonly score: number
    readonly because: readonly SignReason[]
  }[]
}

/** Compares two sun signs only; swapped, they give the same scores. */
export function twoSigns(one: Sign, other: Sign): TwoSigns {
  const way = Math.abs(SIGNS.indexOf(one) - SIGNS.indexOf(other))
  const distance = Math.min(way, 12 - way)
  const elements = [elementOf(one), elementOf(other)] as const
  const modes = [modeOf(one), modeOf(other)] as const
  const parts = [
    ['distance', itemOf(DISTANCE_POINTS, distance)],
    ['elements', ofPair(ELEMENT_POINTS, elements)],
    ['modes', ofPair(MODE_POINTS, modes)],
  ] as const
  return {
    distance,
    elements,
    modes,
    themes: LOVE_THEMES.map((theme) => {
      const because = parts
        .map(([kind, points]): SignReason => ({ kind, points: points[theme] }))
        .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
      return { theme, score: because.reduce((sum, { points }) => sum + points, 50), because }
    }),
  }
}

/** The rules list each pair once. */
function ofPair<T extends string>(rules: Readonly<Record<string, PointsByTheme>>, [one, other]: readonly [T, T]) {
  const points = rules[`${one} ${other}`] ?? rules[`${other} ${one}`]
  if (!points) throw new Error(`no rule for ${one} and ${other}`)
  return points
}
