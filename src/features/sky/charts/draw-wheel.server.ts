import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import type { Aspect } from '../../../astrology/names.ts'
import { planets } from '../../../ui/art/planet.data.ts'
import { zodiac } from '../../../ui/art/zodiac.data.ts'
import { ASPECT_RADIUS, GLYPH, RADII, SIZE, type Spot, wheelOf } from './wheel.ts'

const LINE = '#b9a878'
const INK = '#1b2340'
const SOFT = '#565e78'
const METAL = '#7d5c14'
const PAPER = '#fdfaf2'

/** The same strokes as on screen: solid, dashed, dotted, thick. */
const strokes: Readonly<
  Record<Exclude<Aspect, 'conjunction'>, { colour: string; width: number; dash?: readonly [number, number] }>
> = {
  trine: { colour: '#2f7d5b', width: 0.9 },
  sextile: { colour: '#2d6a9f', width: 0.9, dash: [7, 5] },
  square: { colour: '#b3402f', width: 1.5, dash: [1, 4] },
  opposition: { colour: '#a8731a', width: 1.9 },
}
const opacities = { close: 1, middling: 0.7, wide: 0.4 } as const

type Doc = PDFKit.PDFDocument
type Words = (key: 'ac' | 'mc') => string

/** Draws the wheel of the page for print. */
export function drawWheel(doc: Doc, chart: Chart, at: Spot & { size: number }, say: Words): void {
  const wheel = wheelOf(chart)
  const middle = SIZE / 2
  doc
    .save()
    .translate(at.x, at.y)
    .scale(at.size / SIZE)
    .lineCap('round')
    .lineJoin('round')
  doc.circle(middle, middle, RADII.outer).fill(PAPER)
  for (const sector of wheel.sectors) doc.path(sector).fill('#f1e9d3')
  doc.lineWidth(1.4)
  for (const radius of [RADII.outer, RADII.zodiac]) doc.circle(middle, middle, radius).stroke(METAL)
  doc.lineWidth(0.8)
  for (const radius of [RADII.houses, ASPECT_RADIUS]) doc.circle(middle, middle, radius).stroke(LINE)
  for (const path of [wheel.borders, wheel.ticks, wheel.cusps]) if (path) doc.path(path).stroke(LINE)
  for (const { type, near, path } of wheel.aspects) {
    if (type === 'conjunction') continue
    const { colour, width, dash } = strokes[type]
    doc.save().lineWidth(width).strokeOpacity(opacities[near])
    if (dash) doc.dash(dash[0], { space: dash[1] })
    doc.path(path).stroke(colour).restore()
  }
  for (const { id, path, ...spot } of wheel.axes) {
    doc.lineWidth(2).path(path).stroke(METAL)
    label(doc, say(id === 'ascendant' ? 'ac' : 'mc'), spot, 18, METAL)
  }
  for (const { house, ...spot } of wheel.numbers) label(doc, String(house), spot, 16, SOFT)
  for (const { sign, ...spot } of wheel.signs) glyph(doc, zodiac[sign], spot, 30, METAL)
  for (const { id, x, y, leader, degree } of wheel.bodies) {
    const { degreeInSign } = bodyIn(chart.bodies, id)
    doc.lineWidth(0.8).path(leader).stroke(SOFT)
    doc.circle(x, y, GLYPH / 2 + 1).fill(PAPER)
    glyph(doc, planets[id === 'meanNode' || id === 'trueNode' ? 'node' : id], { x, y }, GLYPH, INK)
    label(doc, `${Math.floor(degreeInSign)}°`, degree, 14, SOFT)
  }
  doc.restore()
  doc.y = at.y + at.size
}

function glyph(doc: Doc, path: string, { x, y }: Spot, size: number, colour: string): void {
  doc
    .save()
    .translate(x - size / 2, y - size / 2)
    .scale(size / 24)
  doc.lineWidth(1.4).path(path).stroke(colour).restore()
}

function label(doc: Doc, text: string, { x, y }: Spot, size: number, colour: string): void {
  doc.font('text').fontSize(size).fillColor(colour)
  doc.text(text, x - doc.widthOfString(text) / 2, y - size * 0.6, { lineBreak: false })
}
