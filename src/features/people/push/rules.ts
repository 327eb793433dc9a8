import { href } from 'react-router'
import { PARIS } from '../../../platform/time/days.ts'
import { HOUR_MS, HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { type Choosable, choosable, type Kind, pushKind } from './kinds.ts'

export const NOTIFICATIONS_PAGE = href('/mon-compte/notifications')

/** Devices of one person; the oldest makes way for the next. */
export const MOST_DEVICES = 10

export const registrations = { name: 'push-device', most: 20, seconds: HOUR_SECONDS }
export const trials = { name: 'push-trial', most: 5, seconds: HOUR_SECONDS }

/** The hours in Paris between which only what is awaited is sent. */
const NIGHT = { from: 22, to: 8 } as const

/** The hours at which the day's horoscope may be announced. */
export const HOROSCOPE_HOURS = Array.from({ length: 16 }, (_, place) => 6 + place)

const hour = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', hourCycle: 'h23', timeZone: PARIS })
export const hourInParis = (at: Date): number => Number.parseInt(hour.format(at), 10)

/** Seconds until the morning; 0 by day. Asked hour by hour, for nights in which the clocks change. */
export function secondsOfNight(at: Date): number {
  const isNight = (ms: number) => {
    const now = hourInParis(new Date(ms))
    return now >= NIGHT.from || now < NIGHT.to
  }
  if (!isNight(at.getTime())) return 0
  let end = at.getTime() - (at.getTime() % HOUR_MS)
  while (isNight(end)) end += HOUR_MS
  return (end - at.getTime()) / 1000
}

/** What a person chose. */
export interface Choices {
  /** The kinds that are on. */
  kinds: Choosable[]
  /** Whether names and subjects are shown. */
  names: boolean
  /** Whether what is not awaited waits for the morning. */
  quiet: boolean
  /** The hour in Paris of the day's horoscope; null for none. */
  horoscopeHour: number | null
}

export interface StoredChoices {
  wanted: readonly string[] | null
  refused: readonly string[] | null
  names: boolean | null
  quiet: boolean | null
  horoscope_hour: number | null
}

const isChosen = (kind: Choosable, { wanted, refused }: StoredChoices): boolean =>
  wanted?.includes(kind) || (pushKind(kind).atFirst && !refused?.includes(kind))

/** The choices as stored, or each kind's default. */
export const choicesOf = (stored: StoredChoices): Choices => ({
  kinds: choosable.filter((kind) => isChosen(kind, stored)),
  names: stored.names ?? false,
  quiet: stored.quiet ?? true,
  horoscopeHour: stored.horoscope_hour,
})

/** Whether a person wants to hear of this. */
export function isOn(kind: Kind, choices: Choices): boolean {
  const own = pushKind(kind).with ?? kind
  if (own === 'horoscope') return choices.horoscopeHour !== null
  const chosen = choosable.find((one) => one === own)
  return chosen === undefined || choices.kinds.includes(chosen)
}
