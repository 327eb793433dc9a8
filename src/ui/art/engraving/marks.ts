import { itemAt } from '../../../platform/needed/needed.ts'
import type { Tint } from './palette.ts'
import { boxOf, type Placing, type Point, type Points, placer } from './points.ts'

export interface Tone {
  /** How far the shadow of the edge turned from the light reaches inwards, in units of the card. */
  depth?: number
  /** Darkness at that edge, 0 to 1. */
  dark?: number
  /** Darkness everywhere. */
  base?: number
  /** Added darkness, by place in the shape's box: u from left to right, v from top to bottom, 0 to 1. */
  at?: (u: number, v: number) => number
  /** Direction of the first hatching in radians; 0 is level. */
  angle?: number
  /** Distance between its lines. */
  step?: number
}

/** A fold of cloth, a crease, a strand: its line, with a shadow on one side. */
export interface Fold {
  points: Points
  width: number
  /** How far its shadow reaches to the right of the line's direction (negative: to the left); 0 for none. */
  shadow: number
}

export interface Shape {
  kind: 'shape'
  /** Closed outlines; one inside another is a hole. */
  rings: readonly Points[]
  fill: Tint | null
  tone: Tone | null
  folds: readonly Fold[]
  /** Width of the contour; 0 for none. */
  edge: number
}

/** A line of the burin. */
export interface Stroke {
  kind: 'stroke'
  points: Points
  width: number
  /** Which ends are pointed. */
  taper: 'both' | 'end' | 'none'
  tint: Tint
}

export type Mark = Shape | Stroke
export type Drawing = readonly Mark[]

interface ShapeOptions {
  fill?: Tint | null
  /** A number is the darkness at the edge turned from the light; null for none. */
  tone?: Tone | number | null
  folds?: readonly Fold[]
  edge?: number
}

/** A filled shape: it hides what was drawn before it. */
export function shape(outline: Points | readonly Points[], options: ShapeOptions = {}): Shape {
  const rings = isOne(outline) ? [outline] : outline
  const { fill = 'paper', folds = [], edge = 1.5 } = options
  const tone = typeof options.tone === 'number' ? { dark: options.tone } : (options.tone ?? null)
  return { kind: 'shape', rings, fill, tone, folds, edge }
}

const isOne = (outline: Points | readonly Points[]): outline is Points => typeof outline[0]?.[0] === 'number'

export const line = (points: Points, width = 1.2, taper: Stroke['taper'] = 'both', tint: Tint = 'ink'): Stroke => ({
  kind: 'stroke',
  points,
  width,
  taper,
  tint,
})

export const fold = (points: Points, shadow = 7, width = 1.1): Fold => ({ points, shadow, width })

/** A drawing at another place: widths of lines follow the scale by its root, so that small figures keep their lines. */
export function place(drawing: Drawing, placing: Placing): Drawing {
  const move = placer(placing)
  const { scale = 1, flip = false } = placing
  const thin = Math.sqrt(Math.abs(scale))
  const all = (points: Points): Point[] => points.map(move)
  return drawing.map((mark): Mark => {
    if (mark.kind === 'stroke') return { ...mark, points: all(mark.points), width: mark.width * thin }
    const folds = mark.folds.map(({ points, width, shadow }) => ({
      points: all(points),
      width: width * thin,
      shadow: shadow * scale * (flip ? -1 : 1),
    }))
    return { ...mark, rings: mark.rings.map(all), folds, edge: mark.edge * thin }
  })
}

/** The box of a shape's first outline. */
export const frameOf = ({ rings }: Shape) => boxOf(itemAt(rings, 0))
