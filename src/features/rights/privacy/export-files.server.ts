import PDFDocument from 'pdfkit'
import type { Label } from '../../../personal-data/kinds.ts'
import { codes, headings, labels } from '../../../personal-data/texts.ts'
import { inDay, inDayAndHour, inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { collectPdf, INK, MARGIN, printable, SOFT, UNPRINTABLE } from '../../../platform/paper/paper.ts'
import type { Part, Value } from './collect-data.server.ts'
import { sentTexts } from './sent-texts.ts'

interface Copy {
  company: string
  at: Date
  parts: readonly Part[]
}

/** For programs: the values as stored, under the labels of the PDF. */
export function exportJson({ company, at, parts }: Copy, wording: Wording): string {
  const content = parts.map(({ heading, rows }) => [
    say(wording, headings, heading),
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([label, value]) => [say(wording, labels, label as Label), value])),
    ),
  ])
  const head = { site: company, date: at.toISOString(), remarque: say(wording, sentTexts, 'fileNote') }
  return JSON.stringify({ ...head, ...Object.fromEntries(content) }, null, 2)
}

/** For people: the same data as a PDF, A4. */
export function exportPdf({ company, at, parts }: Copy, wording: Wording): Promise<Buffer> {
  const t = (key: keyof typeof sentTexts.entries, values = {}) => printable(say(wording, sentTexts, key, values))
  const title = t('paperTitle')
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'fr', info: { Title: title, Author: company } })
  const whole = collectPdf(doc)
  doc.font('Helvetica').fontSize(10).fillColor(SOFT).text(company)
  doc.moveDown().font('Times-Roman').fontSize(24).fillColor(INK).text(title)
  doc
    .font('Helvetica')
    .fontSize(11)
    .fillColor(SOFT)
    .text(t('paperLead', { date: inDayAndHour(at) }))
  doc.moveDown(0.5).text(t('paperNote', { sign: UNPRINTABLE }))
  for (const { heading, rows } of parts) {
    doc
      .moveDown(1.2)
      .font('Times-Roman')
      .fontSize(16)
      .fillColor(INK)
      .text(printable(say(wording, headings, heading)))
    doc.moveDown(0.3).fontSize(10)
    if (rows.length === 0) doc.font('Helvetica').fillColor(SOFT).text(t('paperNone'))
    for (const row of rows) {
      for (const [label, value] of Object.entries(row)) {
        if (value === null || value === '' || label === 'bytes') continue
        const name = `${say(wording, labels, label as Label)}\u00a0: `
        doc.font('Helvetica').fillColor(SOFT).text(printable(name), { continued: true })
        doc.fillColor(INK).text(printable(inWords(label as Label, value, row.unit, wording)))
      }
      doc.moveDown(0.5)
    }
  }
  doc.end()
  return whole
}

/** Columns in integer cents; a balance's own unit says whether it is in cents or seconds. */
const money: readonly Label[] = [
  'price',
  'total',
  'taxed',
  'vat',
  'before',
  'credit',
  'amount',
  'refunded',
  'balance',
  'after',
  'reserved',
]
const free: readonly Label[] = ['words', 'firstName', 'name', 'recipient', 'street', 'city', 'textShown', 'subject']
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

function inWords(label: Label, value: NonNullable<Value>, unit: Value | undefined, wording: Wording): string {
  if (typeof value === 'boolean') return say(wording, sentTexts, value ? 'yes' : 'no')
  if (typeof value === 'number') {
    if (!money.includes(label)) return String(value)
    return unit === 'second' ? inMinutes(value) : inEuros(value)
  }
  if (typeof value === 'object') return JSON.stringify(value)
  if (free.includes(label)) return value
  if (INSTANT.test(value)) return inDayAndHour(value)
  if (CALENDAR_DAY.test(value)) return inDay(value)
  return Object.hasOwn(codes.entries, value) ? say(wording, codes, value as keyof typeof codes.entries) : value
}
