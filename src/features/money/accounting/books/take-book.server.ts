import { ReadableStream } from 'node:stream/web'
import type { Visit } from '../../../../app.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../../../platform/csv/csv.ts'
import { asStaff } from '../../../house/staff/as-staff.server.ts'
import { asTyped } from '../../disputes/rules.ts'
import { type Period, requireOver } from '../period.ts'
import { texts } from '../texts.ts'
import type { BookEntry } from './book-entries.ts'
import { readBook } from './read-book.server.ts'

/**
 * The entries of this site’s books for a past period, as a spreadsheet file: one line for each account of an entry.
 * @throws {Refusal} as requireOver and asStaff
 */
export async function takeBook(visit: Visit, given: Period): Promise<Response> {
  const period = requireOver(given, visit.now())
  await asStaff(visit, 'accounting.take', { subject: 'accounting:book', details: { ...period } }, async () => null)
  const lines = ReadableStream.from(bookText(readBook(visit.app.db, visit.site.id, period)))
  return new Response(lines as unknown as BodyInit, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="ecritures-${period.from}-${period.to}.csv"`,
    },
  })
}

async function* bookText(batches: AsyncIterable<readonly BookEntry[]>): AsyncGenerator<Buffer> {
  const { entries: t } = texts
  const heads = [t.date, t.journal, t.number, t.account, t.accountLabel, t.auxiliary, t.piece, t.label]
  yield Buffer.from(BYTE_ORDER_MARK + csvLine([...heads, t.debit, t.credit]))
  for await (const entries of batches) yield Buffer.from(entries.flatMap(rowsOf).map(csvLine).join(''))
}

const rowsOf = ({ day, journal, number, piece, label, lines }: BookEntry) =>
  lines.map(({ account, auxiliary, debit, credit }) => [
    ...[inFrench(day), journal.code, number, account.number, account.label, auxiliary?.number, piece, label],
    ...[debit, credit].map((amount) => (amount === 0 ? '' : asTyped(amount))),
  ])

/** YYYYMMDD as DD/MM/YYYY. */
const inFrench = (day: string): string => `${day.slice(6)}/${day.slice(4, 6)}/${day.slice(0, 4)}`
