import { engrave } from './engrave.ts'
import { lettering, widthOfText } from './letters.ts'
import { type Drawing, line, shape } from './marks.ts'
import { box, oval } from './outlines.ts'
import type { Palette } from './palette.ts'
import type { Point } from './points.ts'

/** Size of a card in its own units. */
export const CARD = { width: 300, height: 520 }
/** Where a scene is drawn; what goes beyond is cut off. */
export const PANEL = { left: 17, top: 50, right: 283, bottom: 466 }

export interface CardFace {
  /** As it is printed above: a Roman number, or nothing. */
  number: string
  name: string
  scene: Drawing
  palette: Palette
}

/** A whole card as SVG. */
export function cardSvg({ number, name, scene, palette }: CardFace): string {
  const size = name ? Math.min(19, (19 * 238) / widthOfText(name, 19)) : 19
  const { left, top, right, bottom } = PANEL
  const words = [...lettering(number, 150, 41, 18), ...lettering(name, 150, 482.5 + size / 2, size)]
  return sheet(
    palette,
    `<clipPath id="panel"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>
<g clip-path="url(#panel)">${engrave(scene, palette)}</g>
${engrave([...frame(number !== ''), ...words], palette)}`,
  )
}

export const sheet = (palette: Palette, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">
<rect width="${CARD.width}" height="${CARD.height}" fill="${palette.paper}"/>
${content}</svg>`

function frame(numbered: boolean): Drawing {
  const { left, top, right, bottom } = PANEL
  const rule = (points: Point[], width: number) => line(points, width, 'none')
  return [
    shape(box(9, 9, 282, 502), { fill: null, edge: 2.6 }),
    shape(box(left, numbered ? 17 : 17, right - left, 486), { fill: null, edge: 1.3 }),
    rule(
      [
        [left, top],
        [right, top],
      ],
      1.7,
    ),
    rule(
      [
        [left, bottom],
        [right, bottom],
      ],
      1.7,
    ),
    ...(numbered ? [] : [shape(oval(150, 33, 5), { fill: 'ink', edge: 0 })]),
  ]
}
