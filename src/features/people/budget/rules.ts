import { href } from 'react-router'
import { inEuros, inMinutes } from '../../../platform/i18n/french.ts'

/** Calendar periods in Paris; a week begins on Monday. */
export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** What a client may cap: cents by period, and the minutes of one consultation. */
export const CAP_KINDS = [...PERIODS, 'length'] as const
export type CapKind = (typeof CAP_KINDS)[number]

/** Hours before a higher cap takes effect. The database has its own (db/functions/budgets.sql); a test compares the two. */
export const RAISE_HOURS = 48

/** The least and the most a cap can be: cents, and minutes. */
export const BOUNDS = { cents: [100, 1_000_000], minutes: [5, 600] } as const
export const boundsOf = (kind: CapKind) => (kind === 'length' ? BOUNDS.minutes : BOUNDS.cents)

export const BUDGET_PAGE = href('/mon-compte/budget')

/** What a cap leaves, in cents, and the period that leaves least. Negative once it was lowered below what is spent. */
export interface Left {
  cents: number
  period: Period
}

const said = { day: 'aujourd’hui', week: 'cette semaine', month: 'ce mois-ci' } as const

/** What is left as in "5,00 € cette semaine". */
export const leftInWords = ({ cents, period }: Left): string => `${inEuros(Math.max(0, cents))} ${said[period]}`

/** A cap in words, e.g. "20,00 €" or "45 min". */
export const capInWords = (kind: CapKind, cap: number): string =>
  kind === 'length' ? inMinutes(cap * 60) : inEuros(cap)

/** A cap as its field shows it: "20", "20,50", or "" for none. */
export function capTyped(kind: CapKind, cap: number | null): string {
  if (cap === null) return ''
  if (kind === 'length') return String(cap)
  return cap % 100 === 0 ? String(cap / 100) : (cap / 100).toFixed(2).replace('.', ',')
}

/** The cap that was typed; null for an empty field, undefined if it is not one. */
export function capFrom(kind: CapKind, typed: string): number | null | undefined {
  const text = typed.replace(/[\s€]/g, '')
  if (text === '') return null
  if (!(kind === 'length' ? /^\d{1,6}$/ : /^\d{1,6}([,.]\d{1,2})?$/).test(text)) return undefined
  const cap = kind === 'length' ? Number(text) : Math.round(Number(text.replace(',', '.')) * 100)
  const [least, most] = boundsOf(kind)
  return cap >= least && cap <= most ? cap : undefined
}

const HOUR = 3600
/** Seconds for which the reminder of each hour is shown. */
const REMINDED = 300

/** The hours to remind a client of, for some minutes after each of them; null at any other time. */
export function hoursToTell(seconds: number): number | null {
  const hours = Math.floor(seconds / HOUR)
  return hours > 0 && seconds % HOUR < REMINDED ? hours : null
}
