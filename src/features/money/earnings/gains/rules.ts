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

interface ChannelMonth {
  /** The first day of a month, YYYY-MM-DD. */
  day: string
  channel: GainChannel | null
  amount: number
}

/** Sums of all channels by month, and of each channel that moved anything: the same months, in the order of the rows. */
export function monthsOf(rows: readonly ChannelMonth[]) {
  const days = [...new Set(rows.map(({ day }) => day))]
  const byMonth = (of: readonly ChannelMonth[]) =>
    days.map((day) => ({
      day,
      amount: of.filter((row) => row.day === day).reduce((sum, { amount }) => sum + amount, 0),
    }))
  const channels = [...gainChannels, null]
    .map((channel) => ({ channel, rows: rows.filter((row) => row.channel === channel && row.amount !== 0) }))
    .filter((one) => one.rows.length > 0)
  return {
    months: byMonth(rows),
    channels: channels.map((one) => ({ channel: one.channel, months: byMonth(one.rows) })),
  }
}

/** How many lines an address asks for. */
export function linesAsked(text: string | null): number {
  const asked = Number(text)
  return Number.isInteger(asked) && asked > LINES_SHOWN && asked <= LINES_MAX ? asked : LINES_SHOWN
}
