import { type Drawing, line, type Mark, type Shape, type Stroke, shape } from './marks.ts'
import { path } from './outlines.ts'
import type { Tint } from './palette.ts'

/** Lines of the burin along each part of an SVG path (absolute M L H V C Q). */
export const strokes = (source: string, width = 1.2, taper: Stroke['taper'] = 'both', tint: Tint = 'ink'): Drawing =>
  path(source).map((points): Mark => line(points, width, taper, tint))

/** A shape with the outline of an SVG path, each part of it a ring. */
export const outlined = (source: string, options: Parameters<typeof shape>[1]): Shape => shape(path(source), options)
