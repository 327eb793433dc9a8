import { itemAt } from '../../../../../platform/needed/needed.ts'
import { type Drawing, line, type Mark, shape } from '../../marks.ts'
import { band } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import { type Point, type Points, pairs } from '../../points.ts'

/** A pole or a blade that can pass over and under others. */
export interface Strip {
  /** Its middle line, at even steps. */
  points: Points
  width: number
  /** Its colours one after another, each with the part of its length (0 to 1) where it ends. */
  colours: readonly (readonly [until: number, tint: Tint])[]
}

/** Points at even parts of the way of a function of 0 to 1. */
export const along = (at: (part: number) => Point, steps = 80): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => at(step / steps))

/** The piece of a strip between two parts of its length: its colours, its two edges, no ends. */
export function piece({ points, width, colours }: Strip, from = 0, to = 1): Drawing {
  const last = points.length - 1
  const between = (start: number, end: number): Points =>
    points.slice(Math.max(0, Math.floor(start * last)), Math.ceil(end * last) + 1)
  const drawn: Mark[] = []
  let start = 0
  for (const [until, fill] of colours) {
    const [begin, end] = [Math.max(start, from), Math.min(until, to)]
    if (end - begin > 0.5 / last) {
      drawn.push(
        shape(band(between(begin, end), [width, width], { straight: true }), {
          fill,
          tone: { dark: 0.6, depth: width * 0.62, step: 3.6 },
          edge: 0,
        }),
      )
      if (begin > from) drawn.push(across(points, Math.floor(begin * last), width))
    }
    start = until
  }
  const edges = band(between(from, to), [width, width], { straight: true })
  const half = edges.length / 2
  return [...drawn, line(edges.slice(0, half), 1.7, 'none'), line(edges.slice(half), 1.4, 'none')]
}

/** A line across a strip where one colour follows another. */
function across(points: Points, index: number, width: number): Mark {
  const [x, y] = itemAt(points, index)
  const [nx, ny] = itemAt(points, Math.min(points.length - 1, index + 1))
  const length = Math.hypot(nx - x, ny - y) || 1
  const [dx, dy] = [(((ny - y) / length) * width) / 2, (((nx - x) / length) * width) / 2]
  return line(
    [
      [x - dx, y + dy],
      [x + dx, y - dy],
    ],
    1.5,
    'none',
  )
}

/** Draws two families of strips, the second over the first; at every second crossing the first passes over the second. */
export const weave = (under: readonly Strip[], over: readonly Strip[]): Drawing => [
  ...under.flatMap((strip) => piece(strip)),
  ...over.flatMap((strip) => piece(strip)),
  ...knots(under, over),
]

/** What shows of the first strips where they pass over the others, at every second crossing. */
export const knots = (strips: readonly Strip[], others: readonly Strip[]): Drawing =>
  strips.flatMap((strip, row) =>
    others.flatMap((other, column) =>
      passes(strip, other).flatMap((pass, nth) => ((row + column + nth) % 2 ? [] : pass)),
    ),
  )

/** A strip passing over another, at each of their crossings: the lozenge they share, with the first one's edges. */
export function passes(strip: Strip, other: Strip): Drawing[] {
  const last = strip.points.length - 1
  const found: Drawing[] = []
  pairs(strip.points).forEach(([a, b], index) => {
    for (const [c, d] of pairs(other.points)) {
      const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
      const turn = ux * vy - uy * vx
      if (Math.abs(turn) < 1e-9) continue
      const part = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn
      const beside = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / turn
      if (part < 0 || part >= 1 || beside < 0 || beside >= 1) continue
      // Along each strip, as far as the other is wide.
      const [s, t] = [
        ((other.width / 2 + 1) * Math.hypot(vx, vy)) / turn,
        ((strip.width / 2) * Math.hypot(ux, uy)) / turn,
      ]
      const at = (forward: number, sideways: number): Point => [
        a[0] + (part + forward * s) * ux + sideways * t * vx,
        a[1] + (part + forward * s) * uy + sideways * t * vy,
      ]
      const fill = strip.colours.find(([until]) => until >= (index + part) / last)?.[1] ?? 'paper'
      found.push([
        shape([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)], { fill, edge: 0 }),
        line([at(-1, -1), at(1, -1)], 1.6, 'none'),
        line([at(-1, 1), at(1, 1)], 1.6, 'none'),
      ])
    }
  })
  return found
}
