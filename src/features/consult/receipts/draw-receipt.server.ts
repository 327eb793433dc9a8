import type { Figure } from '../../../platform/paper/parts.ts'
import type { QrPath } from '../../../platform/paper/qr-path.server.ts'
import { emblems } from '../../../ui/shell/emblem.data.ts'
import { type Brand, themeColor } from '../../../ui/shell-data.ts'
import { barOf } from './bar.ts'
import { SEAL, sealOf } from './seal.ts'
import type { Span } from './spans.ts'

const BAR = 26
const EMBLEM = 36
const EMBLEM_SCALE = 0.7
/** Wide enough to be read from a sheet that was folded and copied. */
const MODULE = 2.4

type Drawn = Omit<Figure, 'alt'>

/** The same drawing as on the page. */
export function barFigure(spans: readonly Span[], width: number, brand: Brand): Drawn {
  const { solid, hatched, thin, broken } = barOf(spans, width, BAR)
  const accent = themeColor[brand]
  return {
    width,
    height: BAR,
    draw(doc, { x, y }) {
      doc.save().translate(x, y)
      if (solid) doc.path(solid).fill(accent)
      for (const [path, line] of [
        [hatched, 0.5],
        [thin, 0.6],
        [broken, 1.4],
      ] as const) {
        if (path) doc.path(path).lineWidth(line).stroke(accent)
      }
      doc.restore()
    },
  }
}

export function sealFigure(code: string, side: number, brand: Brand): Drawn {
  const { rosettes, circles, edge } = sealOf(code)
  const { solid, thin } = emblems[brand]
  const accent = themeColor[brand]
  const middle = SEAL / 2
  return {
    width: side,
    height: side,
    draw(doc, { x, y }) {
      doc
        .save()
        .translate(x, y)
        .scale(side / SEAL)
        .lineWidth(0.35)
      for (const radius of circles) doc.circle(middle, middle, radius).stroke(accent)
      doc.path(edge).stroke(accent)
      for (const { path, turns } of rosettes) {
        for (const turn of turns) {
          doc
            .save()
            .rotate(turn, { origin: [middle, middle] })
            .path(path)
            .stroke(accent)
            .restore()
        }
      }
      const inset = middle - (EMBLEM * EMBLEM_SCALE) / 2
      doc.translate(inset, inset).scale(EMBLEM_SCALE)
      doc.lineWidth(1.2).path(thin).stroke(accent)
      doc.path(solid).fill(accent).restore()
    },
  }
}

/** Black: a reader looks for the darkest ink. */
export function qrFigure({ size, path }: QrPath): Drawn {
  return {
    width: size * MODULE,
    height: size * MODULE,
    draw: (doc, { x, y }) => {
      doc.save().translate(x, y).scale(MODULE).path(path).fill('black').restore()
    },
  }
}
