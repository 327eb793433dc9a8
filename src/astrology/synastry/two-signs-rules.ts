import type { Element, LoveTheme, Mode } from '../names.ts'

export type PointsByTheme = Readonly<Record<LoveTheme, number>>

const points = (
  attraction: number,
  tenderness: number,
  communication: number,
  stability: number,
  growth: number,
): PointsByTheme => ({ attraction, tenderness, communication, stability, growth })

/** By the distance of two Suns in signs: the aspect between them. Points on a scale of a hundred, around fifty. */
export const DISTANCE_POINTS: readonly PointsByTheme[] = [
  points(6, 10, 12, 10, -6),
  points(-4, -2, 2, 2, 4),
  points(6, 10, 16, 8, 10),
  points(12, -8, -10, -8, 12),
  points(14, 18, 14, 16, 6),
  points(-2, -6, -8, -6, 10),
  points(20, 2, -2, 4, 12),
]

type Pair<T extends string> = `${T} ${T}`

/** Fire and air support one another, and so do earth and water; fire dries up water, air ignores earth. */
export const ELEMENT_POINTS = {
  'fire fire': points(12, 2, 4, -4, 6),
  'earth earth': points(2, 6, 4, 14, -2),
  'air air': points(2, 2, 14, -2, 6),
  'water water': points(6, 16, 2, 6, 2),
  'fire air': points(10, 4, 10, 0, 10),
  'earth water': points(6, 12, 4, 12, 4),
  'fire earth': points(0, -2, -4, 4, 6),
  'fire water': points(8, -2, -8, -8, 8),
  'earth air': points(-4, -4, -2, -2, 8),
  'air water': points(0, 2, -4, -6, 6),
} as const satisfies Partial<Record<Pair<Element>, PointsByTheme>>

/** Cardinal signs begin, fixed ones persist, mutable ones adapt. */
export const MODE_POINTS = {
  'cardinal cardinal': points(6, -2, -4, -4, 8),
  'fixed fixed': points(4, 2, -6, 8, -6),
  'mutable mutable': points(2, 4, 8, -6, 6),
  'cardinal fixed': points(4, 2, 0, 8, 2),
  'cardinal mutable': points(2, 4, 4, 0, 6),
  'fixed mutable': points(0, 4, 4, 4, 2),
} as const satisfies Partial<Record<Pair<Mode>, PointsByTheme>>
