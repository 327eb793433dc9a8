/** How a gain came about, or why it was taken back. */
export const natures = [
  'bill',
  'released',
  'shared',
  'answer',
  'premium',
  'dispute',
  'withdrawal',
  'refund',
  'reversed',
  'other',
] as const
export type Nature = (typeof natures)[number]

/** Where it was earned. */
export const gainChannels = ['chat', 'web-call', 'phone', 'sms', 'audiotel', 'answer'] as const
export type GainChannel = (typeof gainChannels)[number]

/** What a line says beside those that count: not yet, or no more, the psychic's. */
export const besides = ['waits', 'held', 'lapsed'] as const
export type Beside = (typeof besides)[number]

/** Lines of a month that are shown at first, and that each step adds. */
export const LINES_SHOWN = 50
export const LINES_MAX = 5000

/** Days and months of the plots. */
export const PLOT_DAYS = 30
export const PLOT_MONTHS = 12

/** What a channel brought on a day or in a month. */
export interface TimeSum {
  /** The day, or the first day of the month, YYYY-MM-DD in Paris. */
  day: string
  channel: GainChannel | null
  amount: number
}

/** Sums at each of some days. */
const sumsAt = (days: ReadonlySet<string>, rows: readonly TimeSum[]) =>
  [...days].map((day) => ({
    day,
    amount: rows.filter((row) => row.day === day).reduce((sum, { amount }) => sum + amount, 0),
  }))

const daysOf = (rows: readonly TimeSum[]) => new Set(rows.map(({ day }) => day))

/** The sums of all channels, in the order of the rows. */
export const inAll = (rows: readonly TimeSum[]) => sumsAt(daysOf(rows), rows)

/** The sums of each channel that moved anything, at the days or months of all rows. */
export const byChannel = (rows: readonly TimeSum[]) =>
  [...gainChannels, null]
    .map((channel) => ({ channel, own: rows.filter((row) => row.channel === channel && row.amount !== 0) }))
    .filter(({ own }) => own.length > 0)
    .map(({ channel, own }) => ({ channel, months: sumsAt(daysOf(rows), own) }))

/** How many lines an address asks for. */
export function linesAsked(text: string | null): number {
  const asked = Number(text)
  return Number.isInteger(asked) && asked > LINES_SHOWN && asked <= LINES_MAX ? asked : LINES_SHOWN
}
