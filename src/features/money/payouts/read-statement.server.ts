import type { Visit } from '../../../app.ts'
import { csvFile } from '../../../platform/csv/csv.ts'
import { pendingOf } from '../../house/ledger/pending-share-queries.server.ts'
import { asStaff } from '../../house/staff/as-staff.server.ts'
import { asTyped } from '../disputes/rules.ts'
import { subjectOf } from '../psychic-management/take-step.server.ts'
import { findOne } from './change-payee.server.ts'
import { listPaid, listStatement, sumAnswers } from './statement-queries.server.ts'
import { texts } from './texts.ts'

const NOTHING = { seconds: 0, freeSeconds: 0, gross: 0, vat: 0 }
const answersIn = (cents: number) => ({ commission: -cents, net: cents })
const sums = ['seconds', 'freeSeconds', 'gross', 'vat', 'commission', 'net'] as const

/**
 * The statement of a psychic on this site for a month, from the ledger: clients' payments are split into VAT, the
 * site's share and the psychic's. A refund is deducted in the month when it was made. The house pays for answers to free
 * questions out of its own share, so they are in both totals.
 * @throws {Refusal} as findOne
 */
export async function readStatement(visit: Visit, id: number, month: string) {
  const { name } = await findOne(visit, id)
  const { db, site } = visit
  const [rows, answers, paid] = await Promise.all([
    listStatement(db, site.id, id, month),
    sumAnswers(db, site.id, id, month),
    listPaid(db, site.id, id, month),
  ])
  const lines = rows.map(({ at, isRefund, seconds, freeSeconds, ...row }) => {
    const sign = isRefund ? -1 : 1
    const time = { seconds: sign * seconds, freeSeconds: sign * freeSeconds }
    return { ...row, ...time, isRefund, at: at.toISOString(), gross: row.vat + row.commission + row.net }
  })
  const posted = [...lines, { ...NOTHING, ...answersIn(answers.cents) }]
  const total = (of: (typeof sums)[number]) => posted.reduce((sum, line) => sum + line[of], 0)
  return {
    psychic: { id, name },
    month,
    lines,
    answers,
    totals: {
      consultations: lines.filter(({ isRefund, isShare }) => !isRefund && !isShare).length,
      ...(Object.fromEntries(sums.map((of) => [of, total(of)])) as Record<(typeof sums)[number], number>),
    },
    pending: await pendingOf(db, site.id, id),
    paid: paid.map(({ amount, at }) => ({ amount, at: at.toISOString() })),
  }
}

/**
 * The statement as a spreadsheet file; the download is logged.
 * @throws {Refusal} as readStatement and asStaff
 */
export async function exportStatement(visit: Visit, id: number, month: string): Promise<Response> {
  const { lines, answers, totals } = await readStatement(visit, id, month)
  const about = { subject: subjectOf(id), details: { statement: month, rows: lines.length } }
  await asStaff(visit, 'list.export', about, async () => null)
  const { entries: t } = texts
  const heads = [t.consultation, t.at, t.seconds, t.freeSeconds, t.gross, t.vat, t.commission, t.net]
  const cells = (of: Record<(typeof sums)[number], number>) => [
    of.seconds,
    of.freeSeconds,
    ...[of.gross, of.vat, of.commission, of.net].map(asTyped),
  ]
  const rows = lines.map((line) => [
    line.isPremium ? `${t.premium} ${line.consultationId}` : line.consultationId,
    line.at,
    ...cells(line),
  ])
  const answered = [`${t.answers} (${answers.count})`, '', ...cells({ ...NOTHING, ...answersIn(answers.cents) })]
  return csvFile(
    [heads, ...rows, ...(answers.count > 0 ? [answered] : []), [t.total, '', ...cells(totals)]],
    `releve-${id}-${month}.csv`,
  )
}
