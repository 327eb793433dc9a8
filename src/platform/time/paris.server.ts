import { PARIS } from './days.ts'

/** An instant as a date and time field shows it in Paris: 2026-12-24T18:30. */
export const inParis = (instant: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(PARIS)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

/** The instant of a date and time in Paris; null if it is invalid, or a time that the clocks skip or show twice. */
export function fromParis(typed: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/.test(typed)) return null
  try {
    const local = Temporal.PlainDateTime.from(typed)
    return new Date(local.toZonedDateTime(PARIS, { disambiguation: 'reject' }).epochMilliseconds)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
