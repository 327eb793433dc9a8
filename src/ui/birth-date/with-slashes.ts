/** Inserts the slashes of JJ/MM/AAAA while digits are typed; other input is left alone. */
export function withSlashes(typed: string): string {
  const [, day, month = '', year = ''] = /^(\d{2})\/?(\d{0,2})\/?(\d{0,4})$/.exec(typed) ?? []
  if (day === undefined || (typed.includes('/') && month.length < 2)) return typed
  if (month.length < 2) return `${day}/${month}`
  return `${day}/${month}/${year}`
}
