import { lastOf } from '../../../platform/needed/needed.ts'
import type { Span, SpanKind } from './spans.ts'

/** The bar that draws a consultation from its first instant to its last, as paths: the same on screen and on paper. */
export interface Bar {
  /** Paid time: full. */
  solid: string
  /** Free time and the gift after a cut: hatched, each its own way. */
  hatched: string
  /** The outlines of what is hatched, the thin line of what is not counted, and the beats of a pause. */
  thin: string
  /** The ends of a cut, like those of a broken thread. */
  broken: string
}

/** What each kind of time looks like alone, for the legend. */
export const sampleOf = (kind: SpanKind, width: number, height: number): Bar => join([drawn(kind, 0, width, height)])

/** No stretch is thinner than this part of the bar, however short: what was cut for two seconds is seen too. */
const LEAST = 0.012

export function barOf(spans: readonly Span[], width: number, height: number): Bar {
  const whole = lastOf(spans).until - (spans[0]?.from ?? 0)
  const wide = spans.map(({ from, until }) => Math.max(LEAST, (until - from) / whole))
  const sum = wide.reduce((total, one) => total + one, 0)
  let x = 0
  return join(
    spans.map(({ kind }, place) => {
      const from = x
      x += ((wide[place] ?? 0) / sum) * width
      return drawn(kind, from, x, height)
    }),
  )
}

function drawn(kind: SpanKind, from: number, until: number, height: number): Partial<Bar> {
  const [left, right, middle] = [from, until, height / 2]
  switch (kind) {
    case 'paid':
      return { solid: box(left, right, height) }
    case 'free':
      return { hatched: hatch(left, right, height, false), thin: box(left, right, height) }
    case 'gift':
      return {
        hatched: hatch(left, right, height, false) + hatch(left, right, height, true),
        thin: box(left, right, height),
      }
    case 'paused':
      return { thin: beats(left, right, height) }
    case 'cut':
      return { broken: ends(left, right, height) }
    case 'waiting':
      return { thin: `M${n(left)} ${n(middle)}H${n(right)}` }
  }
}

const n = (value: number): string => String(Math.round(value * 10) / 10)
const box = (left: number, right: number, height: number): string =>
  `M${n(left)} 0H${n(right)}V${n(height)}H${n(left)}Z`

const GAP = 5

/** Lines at 45 degrees, cut to the box. */
function hatch(left: number, right: number, height: number, isMirrored: boolean): string {
  const lines: string[] = []
  for (let foot = left - height + GAP; foot < right; foot += GAP) {
    const from = Math.max(left, foot)
    const until = Math.min(right, foot + height)
    if (until <= from) continue
    const [low, high] = [height - (from - foot), height - (until - foot)]
    const place = (x: number) => (isMirrored ? left + right - x : x)
    lines.push(`M${n(place(from))} ${n(low)}L${n(place(until))} ${n(high)}`)
  }
  return lines.join('')
}

/** A pause beats like a rest in music: short strokes on the line. */
function beats(left: number, right: number, height: number): string {
  const strokes = Math.max(1, Math.floor((right - left) / GAP))
  const step = (right - left) / strokes
  return Array.from(
    { length: strokes },
    (_, place) => `M${n(left + (place + 0.5) * step)} ${n(height * 0.32)}V${n(height * 0.68)}`,
  ).join('')
}

/** Two slanted ends with nothing between them. */
function ends(left: number, right: number, height: number): string {
  const lean = Math.min(3, (right - left) / 4)
  const end = (x: number) => `M${n(x - lean / 2)} ${n(height)}L${n(x + lean / 2)} 0`
  return end(left + lean / 2) + end(right - lean / 2)
}

const join = (parts: readonly Partial<Bar>[]): Bar => ({
  solid: parts.map(({ solid }) => solid ?? '').join(''),
  hatched: parts.map(({ hatched }) => hatched ?? '').join(''),
  thin: parts.map(({ thin }) => thin ?? '').join(''),
  broken: parts.map(({ broken }) => broken ?? '').join(''),
})
