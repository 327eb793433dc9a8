import { asTyped } from '../../disputes/rules.ts'
import type { BookEntry } from '../books/book-entries.ts'
import type { Period } from '../period.ts'
import { columns, END, SEPARATOR } from './columns.ts'

/** Characters of a chunk of the file. */
const CHUNK = 65_536

/** The file's name, with the last day of the accounts. */
export const fecName = (siren: string, { to }: Period): string => `${siren}FEC${compact(to)}.txt`

/** YYYY-MM-DD as YYYYMMDD. */
const compact = (day: string): string => day.replaceAll('-', '')

/** The lines of a FEC, its heading first, without their ends. */
export async function* fecLines(batches: AsyncIterable<readonly BookEntry[]>): AsyncGenerator<string> {
  yield columns.join(SEPARATOR)
  for await (const entries of batches) for (const entry of entries) yield* linesOf(entry)
}

/** A posting is validated by being made: it can't be changed after. Nothing is matched or in another currency. */
const linesOf = ({ journal, number, day, piece, label, lines }: BookEntry): string[] =>
  lines.map(({ account, auxiliary, debit, credit }) =>
    [
      ...[journal.code, journal.label, number, day, account.number, account.label],
      ...[auxiliary?.number ?? '', auxiliary?.label ?? '', piece, day, label],
      ...[asTyped(debit), asTyped(credit), '', '', day, '', ''],
    ].join(SEPARATOR),
  )

/**
 * The bytes of the file, in chunks. The article allows ISO 8859-15: the check lets through only those of its characters
 * that Latin-1 has at the same place.
 */
export async function* fecBytes(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const line of lines) {
    text += line + END
    if (text.length < CHUNK) continue
    yield Buffer.from(text, 'latin1')
    text = ''
  }
  yield Buffer.from(text, 'latin1')
}
