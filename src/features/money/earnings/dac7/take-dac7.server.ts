import type { Visit } from '../../../../app.ts'
import { Refusal } from '../../../../errors.ts'
import { hidden } from '../../../../platform/bank/iban.ts'
import { csvFile } from '../../../../platform/csv/csv.ts'
import { dayInParis } from '../../../../platform/time/days.ts'
import { asStaff, type StaffVisit } from '../../../house/staff/as-staff.server.ts'
import { asTyped } from '../../disputes/rules.ts'
import { openPayee } from '../../payouts/sealed-payee.server.ts'
import { listStatement } from '../../payouts/statement-queries.server.ts'
import { quartersOf } from './dac7-rules.ts'
import { listPaidAnswers, listSellers } from './queries.server.ts'
import { texts } from './texts.ts'

const QUARTERS = [1, 2, 3, 4] as const
const MONTHS = 12

/**
 * What each psychic earned on this site in a past year, by quarter, for the declaration that platforms owe (DAC7). What
 * is not kept is left empty: docs/decisions/060-statements.md.
 * @throws {Refusal} as asStaff, yearNotOver
 */
export async function takeDac7(outer: Visit, year: number): Promise<Response> {
  if (year >= Number(dayInParis(outer.now()).slice(0, 4))) throw new Refusal('yearNotOver')
  const about = (rows: unknown[]) => ({ subject: 'accounting:dac7', details: { year, rows: rows.length } })
  const rows = await asStaff(outer, 'dac7.take', about, (visit) => rowsOf(visit, year))
  return csvFile([heads(), ...rows], `dac7-${year}.csv`)
}

function heads(): string[] {
  const { entries: t } = texts
  const { psychic, shownName, legalName, address, birth, siret, taxNumber, vatNumber, holder, iban } = t
  const ofQuarter = [t.consideration, t.activities, t.fees, t.taxes]
  return [
    ...[psychic, shownName, legalName, address, birth, siret, taxNumber, vatNumber, holder, iban],
    ...QUARTERS.flatMap((quarter) => ofQuarter.map((head) => head.replace('{quarter}', String(quarter)))),
  ]
}

async function rowsOf({ db, app, site }: StaffVisit, year: number) {
  const rows: (string | number)[][] = []
  for (const { id, name, legalName, address, siret, sealed } of await listSellers(db, site.id)) {
    const lines = await listStatement(db, site.id, id, `${year}-01`, MONTHS)
    const answers = await listPaidAnswers(db, site.id, id, year)
    if (lines.length + answers.length === 0) continue
    const payee = sealed && openPayee(app.keys, id, sealed)
    rows.push([
      ...[id, name, legalName ?? '', address ?? '', '', siret ?? '', '', ''],
      ...(payee ? [payee.holder, hidden(payee.iban)] : ['', '']),
      ...quartersOf(lines, answers).flatMap(({ consideration, activities, fees, taxes }) => [
        asTyped(consideration),
        activities,
        asTyped(fees),
        asTyped(taxes),
      ]),
    ])
  }
  return rows
}
