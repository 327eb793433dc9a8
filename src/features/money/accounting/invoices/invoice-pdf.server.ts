import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../../platform/i18n/texts.ts'
import { type House, openSheet, signSheet } from '../../../house/papers/paper.server.ts'
import { invoiceNumber } from '../books/book-entries.ts'
import type { Invoice } from './invoice-queries.server.ts'
import { texts } from './texts.ts'

const reasons = {
  'top-up': 'isPaid',
  'payment-refund': 'isBack',
  'chargeback-lost': 'isKept',
  'chargeback-won': 'isReturned',
} as const

/** The invoice of credit, or the credit note of what was given back of it, A4. */
export function invoicePdf(of: Invoice, house: House, wording: Wording): Promise<Buffer> {
  const t = (key: keyof typeof texts.entries, values: Values = {}) => say(wording, texts, key, values)
  const isInvoice = of.kind === 'invoice'
  const number = invoiceNumber(of.siteId, of)
  const date = inDay(of.issuedAt)
  const { firstName: name, email } = of.client
  const sheet = openSheet(t(isInvoice ? 'invoiceTitle' : 'creditNoteTitle'), house, wording)
  if (isInvoice) sheet.text(t('invoiceNumber', { number, date }))
  else {
    const first = invoiceNumber(of.siteId, { kind: 'invoice', number: of.first.number })
    sheet.text(t('creditNoteNumber', { number, date, first, firstDate: inDay(of.first.issuedAt) }))
  }
  const words = isInvoice
    ? (['invoicedTo', 'invoicedToUnnamed'] as const)
    : (['creditedTo', 'creditedToUnnamed'] as const)
  sheet.text(email === null ? t(words[1], { name }) : t(words[0], { name, email }), { soft: true }).space(8)
  sheet.table(
    [
      { head: t('item'), part: 0.45 },
      { head: t('value'), part: 0.55, align: 'right' },
    ],
    [
      [t('what'), t('order', { id: of.order.id })],
      [t('paidAt'), inDay(of.order.paidAt)],
      [t('provider'), of.order.reference],
      [t('net'), inEuros(of.amount - of.vat)],
      [t('vat', { percent: of.vatPercent }), inEuros(of.vat)],
      [t('total'), inEuros(of.amount)],
    ],
    [5],
  )
  sheet.space(8).text(t(reasons[of.posting]))
  return signSheet(sheet, house, wording).close()
}
