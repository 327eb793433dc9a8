import PDFDocument from 'pdfkit'
import { say, type Wording } from '../../platform/i18n/texts.ts'
import { collectPdf, printable } from '../../platform/paper/paper.ts'
import { texts } from './texts.ts'
import type { WithdrawalView } from './views.ts'
import { contractWords, receiptLines } from './wording.ts'

const MARGIN = 56
const INK = '#1d2333'
const SOFT = '#5b6275'

/** The receipt of a withdrawal on paper, A4, with the words of the page. */
export function withdrawalPdf(view: WithdrawalView, company: string, wording: Wording): Promise<Buffer> {
  const { reference } = view
  const title = printable(say(wording, texts, 'receiptTitle', { reference }))
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'fr', info: { Title: title, Author: company } })
  const whole = collectPdf(doc)
  const width = doc.page.width - 2 * MARGIN
  doc.font('Helvetica').fontSize(10).fillColor(SOFT).text(company)
  doc.moveDown().font('Times-Roman').fontSize(20).fillColor(INK).text(title).moveDown()
  const statement = say(wording, texts, 'statement', { company, contract: contractWords(view) })
  doc.font('Helvetica').fontSize(12).text(printable(statement)).moveDown(1.5)
  doc.fontSize(11)
  for (const [label, value] of receiptLines(wording, view)) {
    doc.font('Helvetica').fillColor(SOFT).text(printable(label), { width })
    doc.font('Helvetica-Bold').fillColor(INK).text(printable(value), { width }).moveDown(0.5)
  }
  doc.end()
  return whole
}
