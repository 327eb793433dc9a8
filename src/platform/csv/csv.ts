/** French spreadsheets open it with their accents. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Where a program that reads the file with whatever it takes for a separator would find a formula: at the beginning, and
 * after all that separates somewhere.
 */
const FORMULA = /(^|[,;|\t\n"])([ \u00a0"]*)(?=[=+\-@＝＋－＠])/g
const LEADING = /^[\t\n]/

/** Nothing is computed of an amount below zero. */
const AMOUNT = /^-\d+,\d\d$/

/** What some program takes for the end of a cell. */
const ENDS_A_CELL = /[",;|\t\n]/

/** A line of a spreadsheet in French: semicolons, and one end of line per row, whatever the texts hold. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(';')}\r\n`

/** A file for a spreadsheet, or, without the mark of its encoding, for a bank. */
export const csvFile = (lines: readonly (readonly unknown[])[], name: string, mark = BYTE_ORDER_MARK): Response =>
  new Response(mark + lines.map(csvLine).join(''), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` },
  })

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\r\n?/g, '\n')
  const harmless = AMOUNT.test(text) ? text : text.replaceAll(FORMULA, "$1$2'").replace(LEADING, "'$&")
  return ENDS_A_CELL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
