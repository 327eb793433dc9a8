import { byHand, cutPath, outlineOf, strokePath, written } from './burin.ts'
import { hatch } from './hatch.ts'
import type { Drawing, Mark, Shape } from './marks.ts'
import type { Palette } from './palette.ts'
import { resample } from './points.ts'

/** Colours were printed from blocks of their own, never quite under the lines. */
const MISREGISTER = 'translate(0.9 0.8)'

/** A drawing as SVG elements, without the root. */
export const engrave = (drawing: Drawing, palette: Palette): string =>
  drawing.map((mark) => engraveMark(mark, palette)).join('\n')

function engraveMark(mark: Mark, palette: Palette): string {
  if (mark.kind === 'stroke') return `<path d="${strokePath(mark)}" fill="${palette[mark.tint]}"/>`
  const outline = mark.rings.map((ring) => outlineOf(closed(ring).map(byHand))).join('')
  return fillOf(mark, outline, palette) + inkOf(mark, outline, palette.ink)
}

const closed = (ring: Shape['rings'][number]) => {
  const [first] = ring
  return first ? resample([...ring, first], 4) : []
}

function fillOf({ fill, edge }: Shape, outline: string, palette: Palette): string {
  if (!fill) return ''
  const paint = (tint: string, shift = '') => `<path d="${outline}" fill="${tint}" fill-rule="evenodd"${shift}/>`
  if (fill === 'paper' || edge === 0) return paint(palette[fill])
  return paint(palette.paper) + paint(palette[fill], ` transform="${MISREGISTER}"`)
}

function inkOf(shape: Shape, outline: string, ink: string): string {
  const { edge, folds } = shape
  const cuts = hatch(shape).map(cutPath).join('')
  const lines = folds.map((fold) => strokePath({ ...fold, taper: 'both' })).join('')
  const inked = cuts || lines ? `<path d="${cuts}${lines}" fill="${ink}"/>` : ''
  if (edge === 0) return inked
  // Printed twice a little apart, as by a broad pen: contours turned from the light are heavier.
  const pen = (width: number, shift: number) =>
    `<path d="${outline}" fill="none" stroke="${ink}" stroke-width="${written(width)}" stroke-linejoin="round" transform="translate(${written(shift)} ${written(shift * 0.8)})"/>`
  return `${inked}${pen(edge * 0.78, 0)}${pen(edge * 0.7, edge * 0.36)}`
}
