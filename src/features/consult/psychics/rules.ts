import { dayNumber } from '../../../platform/time/days.ts'
import { DAY_MS, later } from '../../../platform/time/instants.ts'
import { ROOM_CHANNELS, type RoomChannel } from '../rooms/rules.ts'
import type { Gender } from './trades.ts'

export const statuses = ['available', 'busy', 'away', 'offline'] as const
export type PsychicStatus = (typeof statuses)[number]

export const platforms = ['chat', 'phone', 'sms', 'web-call', 'audiotel'] as const
export type Platform = (typeof platforms)[number]

/** The channels on which a consultation can be requested: presence and filters ignore all others. */
export const consultable: readonly RoomChannel[] = ROOM_CHANNELS

/** The channels that a psychic may open: with a premium-rate number, callers reach them without an account. */
export const openable = (hasPremium: boolean): readonly (RoomChannel | 'audiotel')[] =>
  hasPremium ? [...consultable, 'audiotel'] : consultable
/** The channels by which lists can be filtered: those of rooms, and questions by text message. */
export const reachable: readonly Platform[] = [...ROOM_CHANNELS, 'sms']

/** The channels on which a consultation may be requested now. */
export const freeOn = (of: { status: PsychicStatus; platforms: readonly Platform[] }): RoomChannel[] =>
  of.status === 'available' ? consultable.filter((channel) => of.platforms.includes(channel)) : []

/** The channel on which one may wait for a psychic who is in a consultation. */
export const waitsOn = (of: { status: PsychicStatus; platforms: readonly Platform[] }): RoomChannel | undefined =>
  of.status === 'busy' ? consultable.find((channel) => of.platforms.includes(channel)) : undefined

/** Whether a caller of the premium-rate number reaches them now. */
export const freeByPremium = (of: { status: PsychicStatus; platforms: readonly Platform[] }): boolean =>
  of.status === 'available' && of.platforms.includes('audiotel')

/** Whether a consultation by chat may be requested now. */
export const isFreeOnChat = (of: { status: PsychicStatus; platforms: readonly Platform[] }): boolean =>
  freeOn(of).includes('chat')

export const genders = ['female', 'male', 'unknown'] as const

/** The specification's maximum psychic rate, in euros per minute. */
export const MAX_EUROS = 5
/** How many more the list shows at a time. */
export const APPEND_BY = 5
/** How many the list shows at first. */
export const LIST_FIRST = 12
export const LIST_MAX = 100
/** Days after joining during which a psychic is new. */
export const NEW_DAYS = 60
/** Measures are shown from this many consultations on. */
export const MEASURED_FROM = 5
export const REVIEWS_FIRST = 10
export const REVIEWS_MAX = 200

const byGender = (female: string, male: string, unknown: string) => (gender: Gender) =>
  ({ female, male, unknown })[gender]

export const titleOf = byGender('Voyante', 'Voyant', 'Voyant(e)')
const seriousOf = byGender('sérieuse', 'sérieux', 'sérieux(se)')
const experiencedOf = byGender('expérimentée', 'expérimenté', 'expérimenté(e)')

/** Reviews, each of a billed consultation, from which on somebody is called experienced. */
const EXPERIENCED_FROM = 20

/** A title with the adjectives that facts support: `sérieux` needs a checked identity. */
export function praisedTitle(of: { gender: Gender; isChecked: boolean; reviews: number | null }): string {
  const { gender } = of
  const adjectives = [
    ...(of.isChecked ? [seriousOf(gender)] : []),
    ...((of.reviews ?? 0) >= EXPERIENCED_FROM ? [experiencedOf(gender)] : []),
  ]
  return adjectives.length > 0 ? `${titleOf(gender)} ${adjectives.join(' et ')}` : titleOf(gender)
}

/** The earliest joining date that still makes a psychic new. */
export const newSince = (now: Date): Date => later(now, -NEW_DAYS * DAY_MS)

export const isNew = (joinedAt: Date, now: Date): boolean => joinedAt >= newSince(now)

/** An average as it is shown: one decimal, null without reviews. */
export const roundRating = (average: number | null): number | null =>
  average === null ? null : Math.round(average * 10) / 10

/**
 * The next part of a list. The list may have changed since the first part was shown, so `excludedIds` decides what was
 * seen; `origin` skips only the rest.
 */
export function nextOf<T extends { id: number }>(
  list: readonly T[],
  from: { origin: number; excludedIds: readonly number[]; limit: number },
): T[] {
  const seen = new Set(from.excludedIds)
  const rest = list.filter((one) => !seen.has(one.id))
  const start = Math.max(0, from.origin - (list.length - rest.length))
  return rest.slice(start, start + from.limit)
}

export interface ShownMeasures {
  requests: number
  /** Whole percent of the requests that became a consultation. */
  begunPercent: number
  /** Whole seconds; null when no request was accepted. */
  pickUpSeconds: number | null
}

/** Whole percent of a part, never rounded up; null for too few: chance would look like merit or fault. */
export const fairPercent = (part: number, of: number): number | null =>
  of < MEASURED_FROM ? null : Math.floor((part * 100) / of)

/** Null for too few requests: chance would look like merit or fault. */
export function fairMeasures(of: { requests: number; begun: number; pickUp: number | null }): ShownMeasures | null {
  if (of.requests < MEASURED_FROM) return null
  return {
    requests: of.requests,
    begunPercent: Math.floor((of.begun * 100) / of.requests),
    pickUpSeconds: of.pickUp === null ? null : Math.round(of.pickUp),
  }
}

/** The index of the psychic of a day (YYYY-MM-DD) among `count`: everyone has a turn before anyone has a second. */
export const turnOfDay = (day: string, count: number): number => (count === 0 ? 0 : dayNumber(day) % count)

/** Why a psychic has their position in a list; merit plays no part in it. */
export interface Rank {
  /** 1 for the first. */
  place: number
  of: number
  /** Psychics ahead because they are easier to reach at this moment. */
  byPresence: number
  /** Psychics ahead among those as easy to reach, by the site's own order. */
  byOrder: number
}

/** The position of a psychic in the list of a site, given in its order, and the reasons; null if not listed. */
export function rankOf(list: readonly { id: number; status: string }[], id: number): Rank | null {
  const own = list.find((one) => one.id === id)
  if (!own) return null
  const index = list.indexOf(own)
  const byOrder = list.slice(0, index).filter(({ status }) => status === own.status).length
  return { place: index + 1, of: list.length, byPresence: index - byOrder, byOrder }
}
