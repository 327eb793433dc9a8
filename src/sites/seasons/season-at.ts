import type { Season } from './season.ts'

/** Days in UTC, the last one included. */
type Span = readonly [season: Season, first: string, last: string]

/** The dates of the specification: until the end of 2025 there are no other seasons. */
const given: readonly Span[] = [
  ['black-friday', '2024-11-26', '2024-12-01'],
  ['cyber-monday', '2024-12-02', '2024-12-02'],
  ['black-friday', '2024-12-03', '2024-12-03'],
  ['christmas-eve', '2024-12-24', '2024-12-31'],
  ['new-year', '2025-01-01', '2025-01-05'],
  ['valentine-day', '2025-02-12', '2025-02-16'],
  ['first-may', '2025-05-01', '2025-05-04'],
  ['friday-13', '2025-06-13', '2025-06-15'],
]
const FIRST_YEAR_BY_RULE = 2026

/** The same days each year. */
const fixed: readonly Span[] = [
  ['new-year', '01-01', '01-05'],
  ['valentine-day', '02-12', '02-16'],
  ['first-may', '05-01', '05-04'],
  ['christmas-eve', '12-24', '12-31'],
]

const THURSDAY = 4
const FRIDAY = 5
const NOVEMBER = 10
const DAY_MS = 86_400_000

/**
 * The season of an instant, by its day in UTC; null if there is none. black-week-end and pre-christmas-eve have no
 * date.
 */
export function seasonAt(instant: Date): Season | null {
  const day = instant.toISOString().slice(0, 10)
  if (instant.getUTCFullYear() < FIRST_YEAR_BY_RULE) return within(given, day)
  return within(fixed, day.slice(5)) ?? aroundBlackFriday(instant) ?? fridayThirteenth(instant)
}

const within = (spans: readonly Span[], day: string): Season | null =>
  spans.find(([, first, last]) => first <= day && day <= last)?.[0] ?? null

/** From the Tuesday before Black Friday, the day after November's fourth Thursday, to the Tuesday after it. */
function aroundBlackFriday(instant: Date): Season | null {
  const year = instant.getUTCFullYear()
  const firstWeekday = new Date(Date.UTC(year, NOVEMBER, 1)).getUTCDay()
  const fourthThursday = 1 + ((THURSDAY - firstWeekday + 7) % 7) + 21
  const days = Math.floor((instant.getTime() - Date.UTC(year, NOVEMBER, fourthThursday + 1)) / DAY_MS)
  if (days < -3 || days > 4) return null
  return days === 3 ? 'cyber-monday' : 'black-friday'
}

/** Any Friday 13th and the two days after it. */
function fridayThirteenth(instant: Date): Season | null {
  const sinceThirteenth = instant.getUTCDate() - 13
  return instant.getUTCDay() === (FRIDAY + sinceThirteenth) % 7 && sinceThirteenth >= 0 && sinceThirteenth <= 2
    ? 'friday-13'
    : null
}
