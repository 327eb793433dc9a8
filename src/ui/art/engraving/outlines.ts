import { itemAt } from '../../../platform/needed/needed.ts'
import { type Point, type Points, pairs } from './points.ts'

/** A closed curve through points. */
export const blob = (points: Points): Point[] => curveThrough(points, true)
/** An open curve through points. */
export const curve = (points: Points): Point[] => curveThrough(points, false)

const STEPS = 7

/** Centripetal enough for drawn figures: a Catmull-Rom spline of tension 0.5. */
function curveThrough(points: Points, closed: boolean): Point[] {
  if (points.length < 3) return [...points]
  const count = points.length
  const at = (index: number): Point =>
    itemAt(points, closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index)))
  const drawn: Point[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < STEPS; step++) drawn.push(onSpline(a, b, c, d, step / STEPS))
  }
  if (!closed) drawn.push(at(count - 1))
  return drawn
}

function onSpline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
  return [one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])]
}

export const oval = (x: number, y: number, rx: number, ry = rx, from = 0, to = 2 * Math.PI): Point[] => {
  const parts = Math.max(12, Math.ceil((Math.abs(to - from) * Math.max(rx, ry)) / 2.5))
  const whole = Math.abs(to - from) > 6.28
  return Array.from({ length: whole ? parts : parts + 1 }, (_, part) => {
    const angle = from + ((to - from) * part) / parts
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const
  })
}

export const box = (left: number, top: number, width: number, height: number): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
]

/** A band along a curve whose widths are given at equal distances: limbs, ribbons, trunks, rays. */
export function band(
  points: Points,
  widths: readonly number[],
  { straight = false, round = false, start = false } = {},
): Point[] {
  const middle = straight ? points : curve(points)
  const last = middle.length - 1
  const widthAt = (index: number) => {
    const place = (index / Math.max(1, last)) * (widths.length - 1)
    const before = Math.floor(place)
    const low = itemAt(widths, before)
    return low + (itemAt(widths, Math.min(widths.length - 1, before + 1)) - low) * (place - before)
  }
  const left: Point[] = []
  const right: Point[] = []
  middle.forEach(([x, y], index) => {
    const [px, py] = itemAt(middle, Math.max(0, index - 1))
    const [nx, ny] = itemAt(middle, Math.min(last, index + 1))
    const length = Math.hypot(nx - px, ny - py) || 1
    const half = widthAt(index) / 2
    left.push([x + ((ny - py) / length) * half, y - ((nx - px) / length) * half])
    right.push([x - ((ny - py) / length) * half, y + ((nx - px) / length) * half])
  })
  const end = round
    ? [bulge(itemAt(left, last), itemAt(right, last), itemAt(middle, last), itemAt(middle, last - 1))]
    : []
  const begin = start ? [bulge(itemAt(right, 0), itemAt(left, 0), itemAt(middle, 0), itemAt(middle, 1))] : []
  return [...left, ...end.flat(), ...right.reverse(), ...begin.flat()]
}

/** The round end of a band, from its left to its right. */
function bulge([lx, ly]: Point, [rx, ry]: Point, [mx, my]: Point, [bx, by]: Point): Point[] {
  const half = Math.hypot(lx - rx, ly - ry) / 2
  const length = Math.hypot(mx - bx, my - by) || 1
  const [fx, fy] = [((mx - bx) / length) * half, ((my - by) / length) * half]
  return [0.35, 0.5, 0.65].map((t) => {
    const far = Math.sin(t * Math.PI)
    return [lx + (rx - lx) * t + fx * far, ly + (ry - ly) * t + fy * far] as const
  })
}

/** Outlines of an SVG path of absolute M, L, H, V, C, Q and Z, one list of points for each M. */
export function path(source: string): Point[][] {
  const rings: Point[][] = []
  for (const [, command = '', rest = ''] of source.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const n = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([text]) => Number(text))
    if (command === 'M') rings.push([])
    const ring = rings.at(-1)
    if (!ring) throw new Error(`a path begins with M: ${source}`)
    follow(ring, command, n)
  }
  return rings
}

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4 }

function follow(ring: Point[], command: string, numbers: readonly number[]): void {
  const arity = ARITY[command]
  if (!arity) return
  for (let at = 0; at + arity <= numbers.length; at += arity) {
    const n = numbers.slice(at, at + arity)
    const [x, y] = ring.at(-1) ?? [0, 0]
    if (command === 'H') ring.push([itemAt(n, 0), y])
    else if (command === 'V') ring.push([x, itemAt(n, 0)])
    else ring.push(...bezier([[x, y], ...pointsOf(n)]))
  }
}

const pointsOf = (n: readonly number[]): Point[] =>
  n.flatMap((value, index) => (index % 2 ? [] : [[value, itemAt(n, index + 1)] as const]))

/** The curve of de Casteljau without its first point; of two points, their end. */
function bezier(points: Points): Point[] {
  if (points.length === 2) return points.slice(1)
  return Array.from({ length: 10 }, (_, step) => {
    let level: Points = points
    const t = (step + 1) / 10
    while (level.length > 1)
      level = pairs(level).map(([[x, y], [x2, y2]]) => [x + (x2 - x) * t, y + (y2 - y) * t] as const)
    return itemAt(level, 0)
  })
}
