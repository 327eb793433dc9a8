import { isDay } from '../time/days.ts'

const forms = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<day>\d{1,2})[\s./-](?<month>\d{1,2})[\s./-](?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
]

/** A day as typed in France (17/04/1988), or as browsers fill it in (1988-04-17), as YYYY-MM-DD; null if invalid. */
export function isoDay(typed: string): string | null {
  const text = typed.trim()
  const { year, month, day } = forms.map((form) => form.exec(text)?.groups).find((found) => found) ?? {}
  if (!year || !month || !day) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

/** A day in French notation; anything else is returned unchanged. */
export function frenchDay(typed: string): string {
  const iso = isoDay(typed)
  return iso ? iso.split('-').reverse().join('/') : typed
}
