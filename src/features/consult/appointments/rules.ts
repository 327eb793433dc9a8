import { href } from 'react-router'
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '../../../platform/time/instants.ts'
import type { Opening } from '../hours/openings.server.ts'

export const LENGTHS = [15, 30, 45, 60] as const
export type Length = (typeof LENGTHS)[number]

export const MODES = ['none', 'ask', 'itself'] as const
/** Whether a psychic takes appointments, and whether they stand without being confirmed. */
export type Mode = (typeof MODES)[number]

export const STATES = [
  'asked',
  'confirmed',
  'refused',
  'lapsed',
  'cancelled',
  'kept',
  'client-absent',
  'psychic-absent',
  'unmet',
] as const
export type State = (typeof STATES)[number]

export const isOpen = (state: State): boolean => state === 'asked' || state === 'confirmed'

/** From when to when one can book, counted from now. */
export const AHEAD = { leastHours: 2, mostDays: 30 } as const
/** Hours before an appointment until which both sides cancel freely. */
export const FREE_HOURS = 2
/** Hours within which the psychic confirms, at the latest this many minutes before the appointment. */
export const ANSWER_HOURS = 12
const ANSWER_BEFORE_MINUTES = 30
/** From so many minutes before an appointment to so many after, the psychic is kept free: db/functions/appointments.sql. */
export const KEPT_MINUTES = 5
/** Appointments to come that a client may have at once: booking is free, and nobody may take all places. */
export const MOST_OPEN = 3
/** Absences in so many days that close booking, and for how long. */
export const ABSENCES = { most: 3, withinDays: 60, closedDays: 30 } as const
/** Promotional credit for an appointment whose psychic was absent, in cents: db/functions/appointments.sql. */
export const ABSENCE_CREDIT = 500
/** Minutes after which a conclusion that was due says that the site was away, not the people. */
const AWAY_MINUTES = 5

export const MY_APPOINTMENTS = href('/mon-compte/rendez-vous')
export const AGENDA = href('/espace-voyant/rendez-vous')

export const earliest = (now: Date): Date => later(now, AHEAD.leastHours * HOUR_MS)
export const latest = (now: Date): Date => later(now, AHEAD.mostDays * DAY_MS)

export const isLate = (startsAt: Date, now: Date): boolean => later(startsAt, -FREE_HOURS * HOUR_MS) < now

export const answerBy = (bookedAt: Date, startsAt: Date): Date =>
  new Date(
    Math.min(
      later(bookedAt, ANSWER_HOURS * HOUR_MS).getTime(),
      later(startsAt, -ANSWER_BEFORE_MINUTES * MINUTE_MS).getTime(),
    ),
  )

/** Whether an appointment is now: its client may enter. */
export const isNow = (startsAt: Date, now: Date): boolean =>
  Math.abs(startsAt.getTime() - now.getTime()) <= KEPT_MINUTES * MINUTE_MS

/** The grid of beginnings, in minutes. Paris differs from UTC by whole hours, so it is the same in both. */
export const stepOf = (length: Length): number => (length === 15 ? 15 : 30)

/** The beginnings on the grid that lie wholly within openings, beside what is taken, in order. */
export function slotsIn(
  openings: readonly Opening[],
  of: { length: Length; from: Date; to: Date; taken: readonly Opening[] },
): Date[] {
  const step = stepOf(of.length) * MINUTE_MS
  const length = of.length * MINUTE_MS
  const slots: Date[] = []
  for (const opening of openings) {
    const first = Math.max(opening.from.getTime(), of.from.getTime())
    for (let at = Math.ceil(first / step) * step; at + length <= opening.to.getTime(); at += step) {
      if (at > of.to.getTime()) break
      const isTaken = of.taken.some(({ from, to }) => at < to.getTime() && from.getTime() < at + length)
      if (!isTaken) slots.push(new Date(at))
    }
  }
  return slots
}

/** Until when absences close booking; null if they do not. `at` are the latest ones, newest first. */
export function closedUntil(at: readonly Date[], now: Date): Date | null {
  const [newest] = at
  const oldest = at[ABSENCES.most - 1]
  if (!newest || !oldest || newest.getTime() - oldest.getTime() > ABSENCES.withinDays * DAY_MS) return null
  const until = later(newest, ABSENCES.closedDays * DAY_MS)
  return until > now ? until : null
}

export interface Meeting {
  /** The state of the request that its client made at its hour; null if none. */
  request: 'waiting' | 'accepted' | 'unanswered' | 'taken-back' | null
  clientCame: boolean
  /** Whether the psychic was seen present and free at any time. */
  psychicCame: boolean
  /** Whether the psychic is so now. */
  psychicIsThere: boolean
  /** Minutes since the conclusion was due. */
  overdueMinutes: number
}

/** How an appointment ended, five minutes after its hour; null while a request still waits for its answer. */
export function outcomeOf(of: Meeting): Exclude<State, 'asked' | 'confirmed'> | null {
  if (of.request === 'accepted') return 'kept'
  if (of.request === 'waiting') return null
  if (of.request === 'unanswered') return 'psychic-absent'
  if (of.overdueMinutes > AWAY_MINUTES && !of.psychicCame && !of.clientCame) return 'unmet'
  if (!of.psychicCame || (of.clientCame && !of.psychicIsThere)) return 'psychic-absent'
  return of.clientCame ? 'unmet' : 'client-absent'
}

export const feedAddress = (token: string): string => href('/agenda/:token', { token })
