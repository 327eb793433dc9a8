import PDFDocument from 'pdfkit'
import { degreeInSignOf, signIdOf } from '../../astrology/angles.ts'
import type { Chart } from '../../astrology/charts/chart.ts'
import { SIGNS } from '../../astrology/names.ts'
import { say, type Values, type Wording } from '../../platform/i18n/texts.ts'
import { collectPdf, INK, MARGIN, printable, SOFT } from '../../platform/paper/paper.ts'
import { inDegrees, inRoman } from '../sky/format.ts'
import { texts as sky } from '../sky/texts.ts'
import { aspectName } from './aspect-name.ts'
import type { SavedChart } from './chart-queries.server.ts'
import { drawWheel } from './draw-wheel.server.ts'
import type { Reading } from './interpret.server.ts'
import { texts } from './texts.ts'

const METAL = '#9a7426'
const WHEEL = 372
const ASPECTS = 12

interface Printed {
  saved: SavedChart
  chart: Chart
  reading: Reading
  /** When and where, in one line. */
  line: string
  company: string
}

/** The chart on paper, A4: the wheel, the positions, and what is read of them. */
export function chartPdf({ saved, chart, reading, line, company }: Printed, wording: Wording): Promise<Buffer> {
  const t = (key: keyof typeof texts.entries, values: Values = {}) => printable(say(wording, texts, key, values))
  const s = (key: keyof typeof sky.entries) => say(wording, sky, key)
  const sign = (signId: number) => s(SIGNS[signId - 1]!)
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'fr', info: { Title: saved.name, Author: company } })
  const whole = collectPdf(doc)
  const width = doc.page.width - 2 * MARGIN

  const heading = (words: string) =>
    room(doc, 90).moveDown(1.2).font('Times-Roman').fontSize(17).fillColor(INK).text(words, MARGIN).moveDown(0.4)
  const under = (words: string) =>
    room(doc, 60).moveDown(0.6).font('Times-Roman').fontSize(12.5).fillColor(METAL).text(words, MARGIN).moveDown(0.15)
  const body = (words: string) =>
    doc.font('Helvetica').fontSize(10).fillColor(INK).text(words, MARGIN, undefined, { width, lineGap: 1.5 })
  const row = (...cells: readonly string[]) => {
    room(doc, 20)
    const { y } = doc
    doc.font('Helvetica').fontSize(9.5)
    for (const [index, cell] of cells.entries()) {
      doc.fillColor(index === 0 ? SOFT : INK)
      doc.text(printable(cell), MARGIN + (width / 4) * index, y, { width: width / 4, lineBreak: false })
    }
    doc.x = MARGIN
    doc.y = y + 13.5
  }

  doc.font('Helvetica').fontSize(10).fillColor(SOFT).text(company)
  doc.moveDown(0.6).font('Times-Roman').fontSize(26).fillColor(INK).text(printable(saved.name))
  doc.font('Helvetica').fontSize(11).fillColor(SOFT).text(line).moveDown(0.8)
  drawWheel(doc, chart, { x: (doc.page.width - WHEEL) / 2, y: doc.y, size: WHEEL }, (key) => t(key))
  doc.x = MARGIN

  heading(t('positions'))
  for (const { id, signId, degreeInSign, house, retrograde } of chart.bodies) {
    const signs = chart.uncertain?.signsPossible[id] ?? [signId]
    const [one, other] = signs.map(sign)
    const where = other ? t('orSign', { one: one!, other }) : `${inDegrees(degreeInSign)} ${one}`
    row(s(id), where, house === null ? '' : t('inHouse', { house: inRoman(house) }), retrograde ? t('retrograde') : '')
  }
  const place = (longitude: number) => `${inDegrees(degreeInSignOf(longitude))} ${sign(signIdOf(longitude))}`
  if (chart.angles) {
    row(t('ascendant'), place(chart.angles.ascendant))
    row(t('midheaven'), place(chart.angles.midheaven))
  }
  if (chart.uncertain) body(t('noTime'))
  doc.addPage()

  if (reading.ascendant && reading.midheaven) {
    heading(t('axis'))
    under(t('ascendantIn', { sign: sign(reading.ascendant.signId) }))
    body(reading.ascendant.text)
    under(t('midheavenIn', { sign: sign(reading.midheaven.signId) }))
    body(reading.midheaven.text)
  }
  heading(t('planets'))
  for (const { id, signs, house } of reading.planets) {
    for (const { signId, text } of signs) {
      under(t('inSign', { body: s(id), sign: sign(signId) }))
      body(text)
    }
    if (house) {
      under(t('bodyInHouse', { body: s(id), house: inRoman(house.house) }))
      body(house.text)
    }
  }
  heading(t('strongest'))
  if (reading.aspects.length === 0) body(t('noAspect'))
  for (const { text, ...aspect } of reading.aspects.slice(0, ASPECTS)) {
    under(aspectName(wording, aspect))
    body(text)
  }
  heading(t('balance'))
  const { element, mode, elementText, modeText } = reading.balance
  under(t('balanceOf', { name: t(element.name), percent: element.percent }))
  body(elementText)
  under(t('balanceOf', { name: t(mode.name), percent: mode.percent }))
  body(modeText)
  heading(t('points'))
  for (const { id, signs } of reading.points) {
    for (const { signId, text } of signs) {
      under(t('inSign', { body: s(id === 'meanNode' ? 'node' : id), sign: sign(signId) }))
      body(text)
    }
  }
  doc
    .moveDown(1.5)
    .font('Helvetica')
    .fontSize(9)
    .fillColor(SOFT)
    .text(`${t('how')} ${t('disclaimer')}`, MARGIN)
  doc.end()
  return whole
}

/** A heading never stands alone at the foot of a page. */
function room(doc: PDFKit.PDFDocument, height: number): PDFKit.PDFDocument {
  return doc.y + height > doc.page.height - MARGIN ? doc.addPage() : doc
}
