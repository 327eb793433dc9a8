import { csvFile } from '../../../platform/csv/csv.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { PartnerReport, Told } from './report.ts'
import { texts } from './texts.ts'

/** A partner's report for a spreadsheet. */
export function reportCsv(
  wording: Wording,
  { partner, month, days, rest, total }: PartnerReport & { partner: { code: string }; month: string },
): Response {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key)
  const line = (first: string, { visits, accounts, orders, commission }: Told) => [
    first,
    ...[visits, accounts, orders].map((count) => count ?? t('few')),
    commission === null ? t('untold') : (commission / 100).toFixed(2).replace('.', ','),
  ]
  const head = (['day', 'visits', 'accounts', 'orders', 'commission'] as const).map(t)
  const lines = [...days.map((one) => line(one.day, one)), line(t('rest'), rest), line(t('total'), total)]
  const file = csvFile([head, ...lines], `partenaire-${partner.code.replaceAll(/[^\w-]/g, '-')}-${month}.csv`)
  file.headers.set('Cache-Control', 'no-store')
  return file
}
