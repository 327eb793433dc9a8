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

/** How many lines an address asks for. */
export function linesAsked(text: string | null): number {
  const asked = Number(text)
  return Number.isInteger(asked) && asked > LINES_SHOWN && asked <= LINES_MAX ? asked : LINES_SHOWN
}
