import { create, type Font, type Outline, type Point, type VariationProcessor } from 'fontkit'
import { itemAt } from '../needed/needed.ts'

/**
 * A variable WOFF2 font at one position of its axes, e.g. `{ wght: 560 }`. fontkit varies uncompressed fonts only: the
 * compressed outlines are unpacked first, and varied on request.
 */
export function varyFont(file: Buffer, axes: Readonly<Record<string, number>>): Font {
  const plain = create(file)
  // Unpacks every outline before any variation is set.
  plain.getGlyph(0)
  const font = create(file)
  font._transformedGlyphs = plain._transformedGlyphs
  font.variationCoords = Object.entries(font.variationAxes).map(([axis, range]) => axes[axis] ?? range.default)
  const processor = font._variationProcessor
  if (!processor) throw new Error('this font has no axes')
  const baseGlyph = font._getBaseGlyph.bind(font)
  const moved = new WeakSet<object>()
  font._getBaseGlyph = (id, characters) => {
    const glyph = baseGlyph(id, characters)
    if (!moved.has(glyph)) {
      moved.add(glyph)
      const outline = move(glyph._decode(), id, processor)
      glyph._decode = () => outline
    }
    return glyph
  }
  return font
}

/** Replaces the four phantom points for a glyph's metrics, which these fonts keep in a table of their own. */
const still = (x = 0, y = 0): Point => ({ x, y, onCurve: true, endContour: true, copy: () => still(x, y) })

/** Copies, so that the font itself is unchanged: parts of a glyph are shared. */
function move(outline: Outline | null, id: number, processor: VariationProcessor): Outline | null {
  const { points, components } = outline ?? {}
  const marks = points?.map((point) => point.copy()) ?? components?.map(({ dx, dy }) => still(dx, dy))
  if (!outline || !marks) return outline
  processor.transformPoints(id, [...marks, still(), still(), still(), still()])
  return points
    ? { ...outline, points: marks }
    : {
        ...outline,
        components: components?.map((part, place) =>
          Object.assign(Object.create(part), { dx: itemAt(marks, place).x, dy: itemAt(marks, place).y }),
        ),
      }
}
