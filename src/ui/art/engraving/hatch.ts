import type { Shape } from './marks.ts'
import { type Point, pairs } from './points.ts'
import { toneOf } from './tone.ts'

/** Points of a burin line with the darkness met there. */
export type Cut = readonly (readonly [x: number, y: number, tone: number])[]

interface Hatching {
  angle: number
  step: number
  /** Darkness from which its lines are cut. */
  from: number
}

const ANGLE = 0.62
const STEP = 3.1

/** The lines of up to three hatchings that cross a shape where it is dark enough. */
export function hatch(shape: Shape): Cut[] {
  const { tone, folds } = shape
  if (!tone && folds.every(({ shadow }) => shadow === 0)) return []
  const { angle = ANGLE, step = STEP } = tone ?? {}
  const dark = toneOf(shape)
  const hatchings: Hatching[] = [
    { angle, step, from: 0.1 },
    { angle: angle - 1.12, step: step * 1.1, from: 0.6 },
    { angle: angle + 0.83, step, from: 0.86 },
  ]
  return hatchings.flatMap((hatching) => cutAll(shape, hatching, dark))
}

const SAMPLE = 1.5

function cutAll({ rings }: Shape, { angle, step, from }: Hatching, dark: (x: number, y: number) => number): Cut[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = rings.map((ring) => ring.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]))
  const heights = turned.flat().map(([, across]) => across)
  const cuts: Cut[] = []
  for (let line = Math.ceil(Math.min(...heights) / step); line * step < Math.max(...heights); line++) {
    const across = line * step + 0.31
    for (const [start, end] of inside(turned, across)) {
      let cut: [number, number, number][] = []
      const finish = () => {
        if (cut.length > 2) cuts.push(cut)
        cut = []
      }
      // Each line begins and ends a little elsewhere: a grid that stops at once looks like a machine's.
      const ragged = from + 0.05 * Math.sin(line * 2.4)
      for (let along = start + 0.4; along < end - 0.3; along += SAMPLE) {
        const bent = across + 0.3 * Math.sin(along / 21 + line)
        const [x, y] = [along * cos - bent * sin, along * sin + bent * cos]
        const value = dark(x, y)
        if (value > ragged) cut.push([x, y, value])
        else finish()
      }
      finish()
    }
  }
  return cuts
}

/** Where a level line is inside of outlines (even-odd). */
function inside(rings: readonly (readonly Point[])[], height: number): [number, number][] {
  const crossings = rings
    .flatMap((ring) => pairs(ring, true))
    .filter(([[, y], [, y2]]) => y < height !== y2 < height)
    .map(([[x, y], [x2, y2]]) => x + ((height - y) / (y2 - y)) * (x2 - x))
    .sort((a, b) => a - b)
  const spans: [number, number][] = []
  let start: number | null = null
  for (const crossing of crossings) {
    if (start === null) start = crossing
    else {
      spans.push([start, crossing])
      start = null
    }
  }
  return spans
}
