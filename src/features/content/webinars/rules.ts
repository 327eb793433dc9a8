import { href } from 'react-router'
import { DAY_MS, HOUR_SECONDS, later, MINUTE_MS } from '../../../platform/time/instants.ts'

export const WEBINAR_PAGE = href('/voyance/webinaire')
export const placePath = (token: string): string => `${href('/webinaire/merci')}?jeton=${token}`
export const filePath = (slug: string): string => href('/webinaire/:slug/webinaire.ics', { slug })

/** Minutes before the beginning from which those who registered are shown where to join. */
const JOIN_MINUTES = 15
/** Days for which an unconfirmed registration is kept. */
export const CONFIRM_DAYS = 7
/** Days after which registrations are deleted, and a webinar without a recording is no longer listed. */
export const KEPT_DAYS = 30

const HOUR_MS = HOUR_SECONDS * 1000

interface Timing {
  startsAt: Date
  minutes: number
  isCancelled: boolean
}

export const STATES = ['coming', 'live', 'over', 'cancelled'] as const
export type State = (typeof STATES)[number]

export const endOf = ({ startsAt, minutes }: Omit<Timing, 'isCancelled'>): Date => later(startsAt, minutes * MINUTE_MS)

export function stateOf(of: Timing, now: Date): State {
  if (of.isCancelled) return 'cancelled'
  if (now < of.startsAt) return 'coming'
  return now < endOf(of) ? 'live' : 'over'
}

/** Whether the way in is open to those who registered. */
export const mayJoin = (of: Timing, now: Date): boolean =>
  !of.isCancelled && now >= later(of.startsAt, -JOIN_MINUTES * MINUTE_MS) && now < endOf(of)

/** Whether the page still names it: what is over stays for its recording, or for a while. */
export function isListed(of: Timing & { replayLink: string | null }, now: Date): boolean {
  const state = stateOf(of, now)
  if (state === 'cancelled') return now < endOf(of)
  return state !== 'over' || of.replayLink !== null || now < later(endOf(of), KEPT_DAYS * DAY_MS)
}

/** What is mailed to those who registered. */
export const NEWS = ['off', 'moved', 'hour', 'day', 'replay'] as const
export type News = (typeof NEWS)[number]

/** What is mailed about a webinar: its news, and how a place is taken. */
export const LETTERS = ['ask', 'kept', ...NEWS] as const
export type LetterKind = (typeof LETTERS)[number]

/** What may have to be told at this moment; the rows say to whom it was told already. */
export function newsAt(of: Timing & { replayLink: string | null }, now: Date): News[] {
  const state = stateOf(of, now)
  if (state === 'cancelled') return now < endOf(of) ? ['off'] : []
  if (state === 'over') return of.replayLink !== null && now < later(endOf(of), KEPT_DAYS * DAY_MS) ? ['replay'] : []
  if (state === 'live') return []
  const left = of.startsAt.getTime() - now.getTime()
  if (left <= HOUR_MS) return ['moved', 'hour']
  return left <= DAY_MS ? ['moved', 'day'] : ['moved']
}

/** The latest moment of a registration to which a reminder is still news. */
export const toldBefore = (startsAt: Date, news: 'hour' | 'day'): Date =>
  later(startsAt, news === 'hour' ? -HOUR_MS : -DAY_MS)
