/** The only row of an answer that has exactly one by construction, as of a count or of a function. */
export function one<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`one row was expected: ${rows.length} came`)
  return row
}
