import { inDay, inDays, inEuros, inMonth } from '../../../../platform/i18n/french.ts'
import { say, type Values, type Wording } from '../../../../platform/i18n/texts.ts'
import { daysAfter } from '../../../../platform/time/days.ts'
import { type House, openSheet, signSheet } from '../../../house/papers/paper.server.ts'
import { type MonthSums, paperNumber } from './paper-rules.ts'
import type { IssuedPaper } from './queries.server.ts'
import { texts } from './texts.ts'

export interface MonthPaper {
  paper: IssuedPaper
  /** As clients know the psychic. */
  name: string
  month: string
  sums: MonthSums
  balances: { before: number; after: number }
  moved: readonly { at: Date; amount: number }[]
}

/** The paper of a psychic's month, A4: a statement, or the invoice that the site issues in their name. It names no client. */
export function paperPdf({ paper, name, month, ...of }: MonthPaper, house: House, wording: Wording): Promise<Buffer> {
  const t = (key: keyof typeof texts.entries, values: Values = {}) => say(wording, texts, key, values)
  const { sums, balances, moved } = of
  const columns = [
    { head: t('item'), part: 0.7 },
    { head: t('value'), part: 0.3, align: 'right' as const },
  ]
  const isInvoice = paper.issuer !== null
  const sheet = openSheet(t(isInvoice ? 'invoiceTitle' : 'statementTitle', { month: inMonth(month) }), house, wording)
  const numbered = { number: paperNumber(paper), date: inDay(paper.issuedAt) }
  if (paper.issuer) {
    sheet.text(t('invoiceNumber', numbered)).text(t('selfBilling')).text(t('seller', paper.issuer))
    if (house.identity) sheet.text(t('buyer', { ...house.identity }))
    const first = `${month}-01`
    const last = daysAfter(`${daysAfter(first, 31).slice(0, 7)}-01`, -1)
    sheet.text(t('performed', { days: inDays(first, last) })).space(4)
    const lines = [
      [t('invoiced'), inEuros(sums.net)],
      [t('total'), inEuros(sums.net)],
    ]
    sheet.table(columns, lines, [1])
    sheet
      .space(4)
      .text(t('exempt'))
      .text(t('mandate', { company: house.identity?.name ?? house.company }))
  } else {
    sheet.text(t('number', numbered)).text(t('for', { name }), { soft: true })
  }
  const counted = [
    [t('count'), String(sums.consultations)],
    [t(sums.premiumCalls > 0 ? 'grossPremium' : 'gross'), inEuros(sums.gross)],
    [t('vat'), inEuros(sums.vat)],
    [t('commission'), inEuros(sums.commission)],
    [t('share'), inEuros(sums.share)],
    ...(sums.premiumCalls > 0 ? [[t('premium', { count: sums.premiumCalls }), inEuros(sums.premiumShare)]] : []),
    ...(sums.refunds > 0 ? [[t('refunds', { count: sums.refunds }), inEuros(sums.refunded)]] : []),
    ...(sums.answers > 0 ? [[t('answers', { count: sums.answers }), inEuros(sums.answered)]] : []),
    [t('net'), inEuros(sums.net)],
  ]
  sheet.heading('H2', t('consultations')).table(columns, counted, [counted.length - 1])
  const other = balances.after - balances.before - sums.net - moved.reduce((sum, { amount }) => sum + amount, 0)
  const movements = [
    [t('before'), inEuros(balances.before)],
    [t('net'), inEuros(sums.net)],
    ...moved.map(({ at, amount }) => [t(amount < 0 ? 'transfer' : 'returned', { day: inDay(at) }), inEuros(amount)]),
    ...(other === 0 ? [] : [[t('other'), inEuros(other)]]),
    [t('after'), inEuros(balances.after)],
  ]
  sheet
    .heading('H2', t('balance'))
    .table(columns, movements, [movements.length - 1])
    .space(8)
  if (balances.after < 0) sheet.text(t('negative'))
  if (!isInvoice) sheet.text(t('isNoInvoice'))
  return signSheet(sheet, house, wording).close()
}
