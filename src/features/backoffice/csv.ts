/** French spreadsheets open it with their accents. */
export const BYTE_ORDER_MARK = '\ufeff'

/** A spreadsheet would compute a text that begins so. */
const FORMULA = /^[=+\-@\t\r]/

/** Nothing is computed of an amount below zero. */
const AMOUNT = /^-\d+,\d\d$/

/** A line of a spreadsheet in French: semicolons, and one end of line per row, whatever the texts hold. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(';')}\r\n`

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\r\n?/g, '\n')
  const harmless = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text
  return /[";\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
