import { href } from 'react-router'
/** How long a break may be. */
export const LENGTHS = ['day', 'week', 'month', 'quarter', 'half-year'] as const
export type Length = (typeof LENGTHS)[number]

/** Before which nobody may ask for the end of an exclusion. */
export const EXCLUSION_MONTHS = 6
/** How long the end waits once it is asked for, so that it can be called off. */
export const WISH_HOURS = 24

export const PAUSE_PAGE = href('/mon-compte/pause')

/** What is written by hand to end an exclusion. */
export const WISH = 'Je souhaite mettre fin à mon auto-exclusion'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const days = { day: 1, week: 7, month: 30 } as const
const months = { quarter: 3, 'half-year': 6 } as const

export const breakEnd = (from: Date, length: Length): Date =>
  length in days
    ? new Date(from.getTime() + days[length as keyof typeof days] * DAY)
    : monthsAfter(from, months[length as keyof typeof months])

export const exclusionFloor = (from: Date): Date => monthsAfter(from, EXCLUSION_MONTHS)
export const wishEnd = (at: Date): Date => new Date(at.getTime() + WISH_HOURS * HOUR)

/** The same day of a later month, or its last one where it has no such day. */
function monthsAfter(from: Date, count: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + count)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}

/** However it is accented, spaced or closed. */
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

/** Where a person stands, of all that runs. */
export interface Pause {
  kind: 'break' | 'exclusion'
  /** null for an exclusion whose end nobody asked for. */
  endsAt: Date | null
  /** From when the end of an exclusion may be asked for; null for a break. */
  wishFrom: Date | null
}

/** null where nothing runs. */
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

/** Whether a pause that would end then makes what runs no shorter; null is the end of none. */
export const isLonger = (endsAt: Date | null, running: Pause | null): boolean =>
  running === null || (running.endsAt !== null && (endsAt === null || endsAt > running.endsAt))
