import type { Visit } from '../../../app.ts'
import { csvFile } from '../../../platform/csv/csv.ts'
import { asStaff, staffOf } from '../../house/staff/as-staff.server.ts'
import { asTyped } from '../disputes/rules.ts'
import { type Period, requireOver } from './period.ts'
import { listVat, type VatLine } from './queries.server.ts'
import { texts } from './texts.ts'

/**
 * The VAT of this site’s consultations in a past period, by month and rate.
 * @throws {Refusal} as staffOf and requireOver
 */
export async function readVat(visit: Visit, given: Period): Promise<VatLine[]> {
  staffOf(visit, 'money.read')
  return listVat(visit.db, visit.site.id, requireOver(given, visit.now()))
}

/**
 * The same as a spreadsheet file, with its total.
 * @throws {Refusal} as readVat and asStaff
 */
export async function takeVat(visit: Visit, period: Period): Promise<Response> {
  const lines = await readVat(visit, period)
  const about = { subject: 'accounting:vat', details: { ...period, rows: lines.length } }
  await asStaff(visit, 'accounting.take', about, async () => null)
  const { entries: t } = texts
  const total = (of: 'base' | 'vat') => asTyped(lines.reduce((sum, line) => sum + line[of], 0))
  const rows = lines.map(({ month, percent, base, vat }) => [month, percent, asTyped(base), asTyped(vat)])
  return csvFile(
    [[t.month, t.rate, t.base, t.vat], ...rows, [t.total, '', total('base'), total('vat')]],
    `tva-${period.from}-${period.to}.csv`,
  )
}
