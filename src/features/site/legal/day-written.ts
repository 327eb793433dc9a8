const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** The first day written in a French text, "le 23 novembre 2026", as YYYY-MM-DD; null without one. */
export function dayWritten(text: string): string | null {
  const [, day, name = '', year] = /(\d{1,2})(?:er)?[ \u00a0](\p{L}+)[ \u00a0](\d{4})/u.exec(text) ?? []
  const month = MONTHS.indexOf(name.toLowerCase()) + 1
  if (!day || !year || month === 0) return null
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
