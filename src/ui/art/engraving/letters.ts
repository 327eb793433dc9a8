import { type Drawing, shape } from './marks.ts'
import { path } from './outlines.ts'
import { type Point, type Points, pairs, resample } from './points.ts'

/** Roman capitals as a pen's way, ten units high, y from the top; the width of each, then its lines. */
const CAPITALS: Readonly<Record<string, readonly [width: number, way: string]>> = {
  A: [7.6, 'M.4 10L3.8 0L7.2 10M1.9 6.5L5.8 6.5'],
  B: [6.2, 'M1 0L1 10M1 .1C7 -.3 6.6 4.9 1 4.8M1 4.8C8 4.6 7.6 10.3 1 9.9'],
  C: [7.6, 'M7.2 2C5.6 -.9 .4 -.6 .4 5C.4 10.6 5.8 11 7.2 8'],
  D: [7.6, 'M1 0L1 10M1 .1C9.6 -.5 9.6 10.5 1 9.9'],
  E: [5.8, 'M1 0L1 10M1 .1L5.3 .1M1 4.8L4.6 4.8M1 9.9L5.6 9.9'],
  F: [5.4, 'M1 0L1 10M1 .1L5.3 .1M1 4.8L4.5 4.8'],
  G: [7.9, 'M7.2 2C5.6 -.9 .4 -.6 .4 5C.4 10.6 5.6 10.8 7.2 8.8M7.2 5.6L7.2 9.4'],
  H: [7.4, 'M1 0L1 10M6.4 0L6.4 10M1 4.8L6.4 4.8'],
  I: [2.4, 'M1.2 0L1.2 10'],
  J: [3.6, 'M2.4 0L2.4 8C2.4 10.2 1.4 10.8 .2 10.6'],
  K: [6.8, 'M1 0L1 10M6 0L1 5.4M2.6 4L6.8 10'],
  L: [5.6, 'M1 0L1 10M1 9.9L5.4 9.9'],
  M: [9, 'M1.2 10L1.6 0L4.6 8.4L7.6 0L8 10'],
  N: [7.6, 'M1 10L1 0L6.6 10L6.6 0'],
  O: [8.4, 'M4.2 -.1C-1 -.1 -1 10.1 4.2 10.1C9.4 10.1 9.4 -.1 4.2 -.1'],
  P: [6, 'M1 0L1 10M1 .1C7.4 -.4 7.2 5.6 1 5.2'],
  Q: [8.4, 'M4.2 -.1C-1 -.1 -1 10.1 4.2 10.1C9.4 10.1 9.4 -.1 4.2 -.1M4.6 8L8.6 12'],
  R: [6.6, 'M1 0L1 10M1 .1C7.2 -.4 7 5.3 1 5.1M3.2 5.2L6.9 10'],
  S: [5.6, 'M5 1.6C3.6 -.8 .4 0 .6 2.6C.9 5.2 5.2 4.6 5.2 7.5C5.2 10.6 1.4 10.8 .3 8.2'],
  T: [6.8, 'M3.4 0L3.4 10M.3 .1L6.5 .1'],
  U: [7.4, 'M1 0L1 6.4C1 11.4 6.4 11.4 6.4 6.4L6.4 0'],
  V: [7.4, 'M.3 0L3.7 10L7.1 0'],
  W: [10.4, 'M.3 0L3 10L5.2 2L7.4 10L10.1 0'],
  X: [7.4, 'M.7 0L6.7 10M6.5 0L.7 10'],
  Y: [7, 'M.4 0L3.5 5L6.6 0M3.5 5L3.5 10'],
  Z: [6.4, 'M.6 .1L5.8 .1L.5 9.9L6 9.9'],
  '’': [2, 'M1.2 -.4L.8 2'],
  ' ': [3.4, ''],
  '-': [4, 'M.6 5.4L3.4 5.4'],
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0301': 'M-.6 -1.5L1 -3',
  '\u0300': 'M.6 -1.5L-1 -3',
  '\u0302': 'M-1.5 -1.4L0 -2.8L1.5 -1.4',
  '\u0308': 'M-1.3 -2L-1.1 -2M1.1 -2L1.3 -2',
  '\u0327': 'M0 10.6L.5 11.6L-.7 12.4',
}

const GAP = 1.9
/** The pen is held aslant: strokes along it are thin, across it thick. */
const PEN = -0.5

export function widthOfText(text: string, size: number): number {
  return glyphs(text).reduce((sum, { width }) => sum + width + GAP, -GAP) * (size / 10)
}

interface Glyph {
  width: number
  lines: Points[]
}

function glyphs(text: string): Glyph[] {
  const found: Glyph[] = []
  for (const sign of text.toUpperCase().normalize('NFD')) {
    const accent = ACCENTS[sign]
    const last = found.at(-1)
    if (accent !== undefined && last) {
      last.lines.push(...path(accent).map((points) => points.map(([x, y]): Point => [x + last.width / 2, y])))
      continue
    }
    const known = CAPITALS[sign]
    if (!known) throw new Error(`the alphabet of the cards has no "${sign}"`)
    found.push({ width: known[0], lines: known[1] ? path(known[1]) : [] })
  }
  return found
}

/** A text in cut capitals, `size` units high, its baseline centred at a point. */
export function lettering(text: string, x: number, baseline: number, size: number): Drawing {
  const scale = size / 10
  let pen = x - widthOfText(text, size) / 2
  return glyphs(text).flatMap(({ width, lines }) => {
    const left = pen
    pen += (width + GAP) * scale
    const put = ([px, py]: Point): Point => [left + px * scale, baseline + (py - 10) * scale]
    return lines.flatMap((points) => [
      ...segments(points, scale).map((ring) => shape(ring.map(put), { fill: 'ink', edge: 0 })),
      ...serifs(points).map((ring) => shape(ring.map(put), { fill: 'ink', edge: 0 })),
    ])
  })
}

/** The broad pen's mark along a way, in quads of its own. */
function segments(points: Points, scale: number): Point[][] {
  const [dx, dy] = [Math.cos(PEN) * 0.62, Math.sin(PEN) * 0.62]
  const thin = 0.24
  return pairs(resample(points, 2.4 / scale)).map(([[ax, ay], [bx, by]]) => {
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [(-(by - ay) / length) * thin, ((bx - ax) / length) * thin]
    const side = dx * nx + dy * ny < 0 ? -1 : 1
    const [ox, oy] = [nx * side + dx, ny * side + dy]
    const [ex, ey] = [((bx - ax) / length) * 0.12, ((by - ay) / length) * 0.12]
    return [
      [ax + ox - ex, ay + oy - ey],
      [bx + ox + ex, by + oy + ey],
      [bx - ox + ex, by - oy + ey],
      [ax - ox - ex, ay - oy - ey],
    ]
  })
}

/** Feet and heads of upright strokes that end on a line of the alphabet. */
function serifs(points: Points): Point[][] {
  const ends = [...points.slice(0, 1), ...points.slice(-1)]
  const [[, first = 0] = []] = points
  const flat = points.every(([, y]) => Math.abs(y - first) < 0.5)
  if (flat) return points.length === 2 && (first < 1 || first > 9) ? ends.slice(1).map(([x, y]) => beak(x, y)) : []
  return ends.filter(([, y]) => y === 0 || y === 10).map(([x, y]) => slab(x, y))
}

const slab = (x: number, y: number): Point[] => {
  const up = y === 0 ? 1 : -1
  return [
    [x - 1.5, y - 0.22 * up],
    [x + 1.5, y - 0.22 * up],
    [x + 1.3, y + 0.2 * up],
    [x + 0.6, y + 0.75 * up],
    [x - 0.6, y + 0.75 * up],
    [x - 1.3, y + 0.2 * up],
  ]
}

const beak = (x: number, y: number): Point[] => {
  const up = y < 5 ? 1 : -1
  return [
    [x - 0.7, y],
    [x + 0.25, y - 0.3 * up],
    [x + 0.3, y + 1.7 * up],
    [x - 0.1, y + 1.7 * up],
  ]
}
