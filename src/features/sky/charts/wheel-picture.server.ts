import sharp from 'sharp'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import type { Aspect } from '../../../astrology/names.ts'
import { lineOfText, widthOf, writable } from '../../../platform/type/typeset.server.ts'
import { planets } from '../../../ui/art/planet.data.ts'
import { zodiac } from '../../../ui/art/zodiac.data.ts'
import { palettes } from '../../../ui/shell/palette.ts'
import type { Brand } from '../../../ui/shell-data.ts'
import { ASPECT_RADIUS, GLYPH, RADII, SIZE, type Spot, wheelOf } from './wheel.ts'

const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 60
const SCALE = (WIDTH - 2 * MARGIN) / SIZE

/** The strokes of the screen, in sRGB: solid, dashed, dotted, thick. */
const strokes: Readonly<Record<Exclude<Aspect, 'conjunction'>, string>> = {
  trine: 'stroke="#8fdcb4" stroke-width="1.4"',
  sextile: 'stroke="#9ccdf0" stroke-width="1.4" stroke-dasharray="7 5"',
  square: 'stroke="#f0937f" stroke-width="2.2" stroke-dasharray="1 5"',
  opposition: 'stroke="#eec06a" stroke-width="2.4"',
}

interface Pictured {
  brand: Brand
  /** The name of the site. */
  label: string
  /** The sky in one line: neither a name nor a date is on a picture that is meant to be shown. */
  said: string
  words: { ac: string; mc: string }
}

/** The wheel of a chart as a PNG of 1080 × 1350. */
export function wheelPicture(chart: Chart, { brand, label, said, words }: Pictured): Promise<Buffer> {
  const { night, deep, high, metal, onNight, soft } = palettes[brand]
  const wheel = wheelOf(chart)
  const middle = SIZE / 2
  const circle = (radius: number, more: string) => `<circle cx="${middle}" cy="${middle}" r="${radius}" ${more}/>`
  const glyph = (d: string, { x, y }: Spot, size: number, colour: string) =>
    `<path d="${d}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`
  const small = (text: string, { x, y }: Spot, size: number, colour: string) =>
    `<g fill="${colour}">${lineOfText('text', size, text, x - widthOf('text', size, text) / 2, y + size * 0.36)}</g>`
  const centred = (face: 'title' | 'text', size: number, text: string, y: number, colour: string) => {
    const words = writable(face, text)
    return `<g fill="${colour}">${lineOfText(face, size, words, (WIDTH - widthOf(face, size, words)) / 2, y)}</g>`
  }
  const drawn = [
    circle(RADII.outer, `fill="${deep}" fill-opacity="0.55"`),
    ...wheel.sectors.map((d) => `<path d="${d}" fill="${metal}" fill-opacity="0.1"/>`),
    ...[RADII.outer, RADII.zodiac].map((radius) => circle(radius, `fill="none" stroke="${metal}" stroke-width="1.3"`)),
    ...[RADII.houses, ASPECT_RADIUS].map((radius) => circle(radius, `fill="none" stroke="${metal}" opacity="0.4"`)),
    `<path d="${wheel.borders}${wheel.ticks}" fill="none" stroke="${metal}" opacity="0.4"/>`,
    `<path d="${wheel.cusps}" fill="none" stroke="${soft}" opacity="0.4"/>`,
    ...wheel.aspects.map(({ type, path }) =>
      type === 'conjunction' ? '' : `<path d="${path}" fill="none" stroke-linecap="round" ${strokes[type]}/>`,
    ),
    ...wheel.axes.map(
      ({ id, path, ...spot }) =>
        `<path d="${path}" fill="none" stroke="${metal}" stroke-width="2"/>${small(id === 'ascendant' ? words.ac : words.mc, spot, 20, metal)}`,
    ),
    ...wheel.numbers.map(({ house, ...spot }) => small(String(house), spot, 15, soft)),
    ...wheel.signs.map(({ sign, ...spot }) => glyph(zodiac[sign], spot, 30, metal)),
    ...wheel.bodies.map(({ id, x, y, leader, degree }) =>
      [
        `<path d="${leader}" fill="none" stroke="${soft}" opacity="0.7"/>`,
        glyph(planets[id === 'meanNode' || id === 'trueNode' ? 'node' : id], { x, y }, GLYPH, onNight),
        small(`${Math.floor(bodyIn(chart.bodies, id).degreeInSign)}°`, degree, 14, soft),
      ].join(''),
    ),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<radialGradient id="g" cx="0.5" cy="0.4" r="0.75"><stop offset="0" stop-color="${high}"/><stop offset="0.5" stop-color="${night}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
<g transform="translate(${MARGIN} 110) scale(${SCALE})">${drawn.join('')}</g>
${centred('text', 34, said, 1170, onNight)}
${centred('title', 44, label, 1265, metal)}</svg>`
  return sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9 }).toBuffer()
}
