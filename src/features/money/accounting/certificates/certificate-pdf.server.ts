import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../../platform/i18n/texts.ts'
import { type House, openSheet, signSheet } from '../../../house/papers/paper.server.ts'
import { certificateNumber } from '../books/book-entries.ts'
import { texts } from '../texts.ts'
import type { Certificate } from './certificate-queries.server.ts'

/**
 * The certificate of a payment, A4: the receipt of a deposit. It is no invoice and states no VAT, which is due by the
 * consultation that the credit is spent on (docs/decisions/052-accounting.md).
 */
export function certificatePdf(of: Certificate, house: House, wording: Wording): Promise<Buffer> {
  const t = (key: keyof typeof texts.entries, values: Values = {}) => say(wording, texts, key, values)
  const { firstName: name, email } = of.client
  const sheet = openSheet(t('certificateTitle'), house, wording)
  const number = certificateNumber(of.siteId, of.number)
  sheet.text(t('certificateNumber', { number, date: inDay(of.issuedAt) }))
  sheet.text(email === null ? t('clientUnnamed', { name }) : t('client', { name, email }), { soft: true }).space(8)
  const refunded = of.refunds.reduce((sum, { amount }) => sum + amount, 0)
  const rows = [
    [t('order'), t('orderNumber', { id: of.orderId })],
    [t('paidAt'), inDay(of.paidAt)],
    [t('provider'), of.reference],
    [t('credited'), inEuros(of.credit)],
    [t('amount'), inEuros(of.amount)],
    ...of.refunds.map(({ amount, at }) => [t('refunded', { date: inDay(at) }), inEuros(-amount)]),
    ...(refunded > 0 ? [[t('left'), inEuros(of.amount - refunded)]] : []),
  ]
  const totals = refunded > 0 ? [4, rows.length - 1] : [4]
  sheet.table(
    [
      { head: t('item'), part: 0.45 },
      { head: t('value'), part: 0.55, align: 'right' },
    ],
    rows,
    totals,
  )
  sheet.space(8).text(t('isDeposit')).text(t('isNoInvoice'))
  return signSheet(sheet, house, wording).close()
}
