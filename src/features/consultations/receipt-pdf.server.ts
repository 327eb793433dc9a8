import PDFDocument from 'pdfkit'
import { inClock, inDay, inEuros, inMinutes, inMinutesExactly, perMinute } from '../../platform/i18n/french.ts'
import { say, type Wording } from '../../platform/i18n/texts.ts'
import { collectPdf, INK, MARGIN, printable, SOFT } from '../../platform/paper/paper.ts'
import { eventKey } from './event-key.ts'
import type { Consultation } from './queries.server.ts'
import type { Receipt } from './read-receipt.server.ts'
import { texts } from './texts.ts'

/** The receipt on paper, A4, with the words of the page. */
export function receiptPdf(
  of: { consultation: Consultation; receipt: Receipt; company: string },
  wording: Wording,
): Promise<Buffer> {
  const { consultation, receipt } = of
  const t = (key: keyof typeof texts.entries, values = {}) => printable(say(wording, texts, key, values))
  const title = t('receiptTitle')
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'fr', info: { Title: title, Author: of.company } })
  const whole = collectPdf(doc)
  const width = doc.page.width - 2 * MARGIN
  const line = (label: string, value: string, bold = false) => {
    const { y } = doc
    doc
      .font('Helvetica')
      .fillColor(SOFT)
      .text(label, MARGIN, y, { width: width * 0.6 })
    doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fillColor(INK)
    doc.text(printable(value), MARGIN, y, { width, align: 'right' })
    doc.moveDown(0.35)
  }

  doc.font('Helvetica').fontSize(10).fillColor(SOFT).text(of.company)
  doc.moveDown().font('Times-Roman').fontSize(24).fillColor(INK).text(title)
  const { id, psychicName, requestedAt } = consultation
  doc.font('Helvetica').fontSize(11).fillColor(SOFT)
  doc.text(t('receiptOf', { id: String(id), name: psychicName, date: inDay(requestedAt) })).moveDown(1.5)

  if (receipt.waived) doc.fillColor(INK).text(t('waived')).moveDown()
  line(t('seconds'), inMinutesExactly(receipt.seconds))
  line(t('freeSeconds'), inMinutesExactly(receipt.freeSeconds))
  if (receipt.giftSeconds > 0) line(t('giftSeconds'), inMinutes(receipt.giftSeconds))
  line(t('pricePerMinute'), perMinute(receipt.pricePerMinute))
  line(t('total'), inEuros(receipt.total), true)
  line(t('vat', { percent: receipt.vatPercent }), inEuros(receipt.vat))
  if (receipt.held) line(t('held'), inEuros(receipt.total))
  if (receipt.givenBack) line(t('givenBack'), inEuros(receipt.total))
  if (receipt.timeBack) line(t('givenBackTime'), inMinutes(receipt.freeSeconds))
  line(t('before'), inEuros(receipt.balanceBefore))
  line(t('after'), inEuros(receipt.balanceAfter))

  doc.moveDown(1.5).font('Times-Roman').fontSize(16).fillColor(INK).text(t('timeline'), MARGIN).moveDown(0.5)
  doc.fontSize(10)
  for (const event of receipt.timeline) line(t(eventKey(event)), inClock(event.at))
  if (receipt.proof) {
    doc
      .moveDown()
      .font('Courier')
      .fontSize(8)
      .fillColor(SOFT)
      .text(`${t('proof')} : ${receipt.proof}`, MARGIN)
  }
  doc.end()
  return whole
}
