import { type Drawing, line, type Mark, shape } from '../../marks.ts'
import { blob, curve, oval } from '../../outlines.ts'
import type { Tint } from '../../palette.ts'
import type { Point } from '../../points.ts'
import { face, profile } from '../face.ts'

/** Rays round a point, straight and waved by turns, in two colours. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count = 16,
  tints: readonly [Tint, Tint] = ['red', 'yellow'],
): Drawing {
  return Array.from({ length: count }, (_, index): Mark => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI
    const half = (Math.PI / count) * 0.78
    const p = (r: number, off: number): Point => [x + r * Math.cos(angle + off), y + r * Math.sin(angle + off)]
    const far = outer - inner
    const waved = index % 2 === 1
    const ring = waved
      ? [
          ...curve([
            p(inner, -half),
            p(inner + far * 0.35, -half * 1.15),
            p(inner + far * 0.68, -half * 0.02),
            p(outer, half * 0.3),
          ]),
          ...curve([
            p(outer, half * 0.3),
            p(inner + far * 0.7, half * 0.75),
            p(inner + far * 0.35, half * 0.35),
            p(inner, half),
          ]),
        ]
      : [p(inner, -half), p(outer + 2, 0), p(inner, half)]
    return shape(ring, {
      fill: tints[index % 2 ? 1 : 0] ?? 'yellow',
      tone: { dark: 0.62, depth: 7, angle: angle + 0.3, step: 2.6 },
      edge: 1.5,
    })
  })
}

/** The sun with a face, `radius` without its rays. */
export function sun(x: number, y: number, radius: number, reach = radius * 0.95): Drawing {
  return [
    ...rays(x, y, radius * 0.98, radius + reach),
    shape(oval(x, y, radius), { fill: 'yellow', tone: { dark: 0.95, depth: radius * 0.75 }, edge: 2.4 }),
    ...features(face({ look: 0, x, y: y + radius * 0.02, scale: radius / 57, mouth: 'calm' })),
  ]
}

/** A face's lines without its skin. */
const features = ([, ...lines]: Drawing): Drawing => lines

/** The moon: a profile in a crescent, looking left, with rays. */
export function moon(x: number, y: number, radius: number, reach = radius * 0.8): Drawing {
  const horn = (angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  const crescent = [
    ...oval(x, y, radius, radius, -2, 2.1),
    ...curve([
      horn(2.1),
      [x - radius * 0.06, y + radius * 0.7],
      [x + radius * 0.1, y + radius * 0.3],
      [x + radius * 0.1, y - radius * 0.3],
      [x + radius * 0.02, y - radius * 0.72],
      horn(-2),
    ]),
  ]
  return [
    ...rays(x, y, radius * 1.02, radius + reach, 20, ['red', 'blue']),
    shape(oval(x, y, radius), { fill: 'sky', tone: { base: 0.2, angle: 0 }, edge: 2 }),
    ...profile({ x: x - radius * 0.1, y: y + radius * 0.03, scale: radius / 56, flip: true, eyes: 'lowered' }).map(
      inSilver,
    ),
    shape(crescent, { fill: 'white', tone: { dark: 0.8, depth: radius * 0.5 }, edge: 2 }),
  ]
}

const inSilver = (mark: Mark): Mark =>
  mark.kind === 'shape' && mark.fill === 'flesh' ? { ...mark, fill: 'white' } : mark

export function star(x: number, y: number, radius: number, tint: Tint = 'yellow', points = 8): Drawing {
  const at = (index: number, r: number): Point => {
    const angle = (index / points) * Math.PI - Math.PI / 2
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  }
  const ring = Array.from({ length: points * 2 }, (_, index) => at(index, index % 2 ? radius * 0.4 : radius))
  const halves = Array.from(
    { length: points },
    (_, index): Mark => line([[x, y], at(index * 2, radius * 0.9)], 0.9, 'end'),
  )
  return [shape(ring, { fill: tint, tone: { dark: 0.5, depth: radius * 0.5, step: 2.4 }, edge: 1.5 }), ...halves]
}

/** Drops falling from (or rising to) a light. */
export const drops = (
  places: readonly Point[],
  tints: readonly Tint[] = ['red', 'yellow', 'blue'],
  up = false,
): Drawing =>
  places.map(([x, y], index) => {
    const s = up ? -1 : 1
    return shape(
      blob([
        [x, y - 9 * s],
        [x + 2.2, y - 1 * s],
        [x + 3.4, y + 4 * s],
        [x, y + 8 * s],
        [x - 3.4, y + 4 * s],
        [x - 2.2, y - 1 * s],
      ]),
      {
        fill: tints[index % tints.length] ?? 'red',
        tone: { dark: 0.45, depth: 5, step: 2.2 },
        edge: 1.2,
      },
    )
  })

/** A bank of cloud along points, puffs of `size`. */
export function cloud(points: readonly Point[], size: number, tint: Tint = 'sky'): Drawing {
  return points.flatMap(([x, y], index): Mark[] => {
    const r = size * (0.85 + 0.25 * Math.sin(index * 2.1))
    return [
      shape(oval(x, y, r, r * 0.86), { fill: tint, tone: { dark: 0.6, depth: r * 0.9 }, edge: 1.6 }),
      line(
        curve([
          [x - r * 0.5, y + r * 0.1],
          [x - r * 0.1, y + r * 0.42],
          [x + r * 0.35, y + r * 0.2],
        ]),
        1.1,
      ),
    ]
  })
}

/** Flames rising from a place. */
export function flame(x: number, y: number, height: number, tints: readonly [Tint, Tint] = ['red', 'yellow']): Drawing {
  const w = height * 0.3
  const tongue = (s: number, tint: Tint): Mark =>
    shape(
      blob([
        [x, y],
        [x - w * s, y - height * 0.25 * s],
        [x - w * 0.6 * s, y - height * 0.55 * s],
        [x + w * 0.1 * s, y - height * s],
        [x + w * 0.35 * s, y - height * 0.6 * s],
        [x + w * s, y - height * 0.35 * s],
        [x + w * 0.7 * s, y - height * 0.08],
      ]),
      {
        fill: tint,
        tone: { dark: 0.5, depth: 7 },
        edge: 1.5,
      },
    )
  return [tongue(1, tints[0]), tongue(0.6, tints[1])]
}
