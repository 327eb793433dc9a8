import { href } from 'react-router'
import { DAY_MS, HOUR_MS, later, monthsLater } from '../../../platform/time/instants.ts'

/** The lengths of a break. */
export const LENGTHS = ['day', 'week', 'month', 'quarter', 'half-year'] as const
export type Length = (typeof LENGTHS)[number]

/** Months before the end of an exclusion may be requested. */
export const EXCLUSION_MONTHS = 6
/** Hours between the request for the end and the end, so that it can be cancelled. */
export const WISH_HOURS = 24

export const PAUSE_PAGE = href('/mon-compte/pause')

/** The sentence to type by hand to end an exclusion. */
export const WISH = 'Je souhaite mettre fin à mon auto-exclusion'

const days = { day: 1, week: 7, month: 30 } as const
const months = { quarter: 3, 'half-year': 6 } as const

export const breakEnd = (from: Date, length: Length): Date =>
  length in days
    ? later(from, days[length as keyof typeof days] * DAY_MS)
    : monthsLater(from, months[length as keyof typeof months])

export const exclusionFloor = (from: Date): Date => monthsLater(from, EXCLUSION_MONTHS)
export const wishEnd = (at: Date): Date => later(at, WISH_HOURS * HOUR_MS)

/** Ignores accents, spacing and punctuation. */
const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

export const isWish = (typed: string): boolean => letters(typed) === letters(WISH)

export interface PauseRow {
  id: number
  kind: 'break' | 'exclusion'
  beganAt: Date
  endsAt: Date | null
}

/** The combination of a person's running pauses. */
export interface Pause {
  kind: 'break' | 'exclusion'
  /** null for an exclusion without a requested end. */
  endsAt: Date | null
  /** When the end of an exclusion may first be requested; null for a break. */
  wishFrom: Date | null
}

/** null if none runs. */
export function pauseOf(rows: readonly PauseRow[]): Pause | null {
  if (rows.length === 0) return null
  const exclusions = rows.filter(({ kind }) => kind === 'exclusion')
  const ends = rows.map(({ endsAt }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY)
  const last = Math.max(...ends)
  const began = Math.max(...exclusions.map(({ beganAt }) => beganAt.getTime()))
  return {
    kind: exclusions.length > 0 ? 'exclusion' : 'break',
    endsAt: Number.isFinite(last) ? new Date(last) : null,
    wishFrom: exclusions.length > 0 ? exclusionFloor(new Date(began)) : null,
  }
}

/** Whether a pause with this end does not shorten the running one; null means no end. */
export const isLonger = (endsAt: Date | null, running: Pause | null): boolean =>
  running === null || (running.endsAt !== null && (endsAt === null || endsAt > running.endsAt))
