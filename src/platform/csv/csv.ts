/** With it, French spreadsheets decode accents correctly. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Places where a program could see a formula, whatever separator it assumes: at the start and after any possible
 * separator.
 */
const FORMULA = /(^|[,;|\t\n"])([ \u00a0"]*)(?=[=+\-@＝＋－＠])/g
const LEADING = /^[\t\n]/

/** A negative amount is not a formula. */
const AMOUNT = /^-\d+,\d\d$/

/** Characters that some program takes for the end of a cell. */
const ENDS_A_CELL = /[",;|\t\n]/

/** A CSV line for French spreadsheets: separated by semicolons, with exactly one line break per row. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(';')}\r\n`

/** A CSV file for a spreadsheet or, without the byte order mark, for a bank. */
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
