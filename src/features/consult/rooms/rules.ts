import { priceOf, psychicShare, vatWithin } from '../../house/ledger/rules.ts'

/** In seconds. The database has its own time rules in db/functions/meter.sql and rooms.sql. */
export const ACCEPT_WITHIN = 45
/** Metered seconds from which a consultation can be reviewed, and below which it may be free. */
export const MINUTE = 60
export const MISSES_BEFORE_OFFLINE = 2
/** Seconds within which the psychic must write, first and after each message. */
export const SPEAK_WITHIN = 60
/** Seconds after which a paused room closes by itself, by the reason for the pause. */
export const CLOSES_WITHIN = { drop: 120, sound: 120, unheard: 120, held: 120, silence: 600, absence: 600 } as const
/** Seconds after which an accepted call ends by itself if the two never hear each other. */
export const CONNECTS_WITHIN = 120
/** Seconds that a meter is paused at most while the client pays for more credit. */
export const PAYS_WITHIN = 120

/** A question by text message is `asked` until it is answered, and has no room. */
export const STATUSES = [
  'requested',
  'accepted',
  'running',
  'paused',
  'ended',
  'refused',
  'missed',
  'cancelled',
  'asked',
] as const
export type Status = (typeof STATUSES)[number]
export type Side = 'client' | 'psychic'

/** The channels on which a consultation is held in a room. */
export const ROOM_CHANNELS = ['chat', 'web-call', 'phone'] as const
export type RoomChannel = (typeof ROOM_CHANNELS)[number]
/** All channels; a question by text message is paid by the answer. */
export const CHANNELS = [...ROOM_CHANNELS, 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * Why a running meter is paused: a lost connection, a psychic or client who does not answer, a client who is paying
 * for more credit; in a call, sound that does not arrive, a side that says so, or one that put the other on hold.
 */
export const PAUSE_REASONS = ['drop', 'silence', 'absence', 'payment', 'sound', 'unheard', 'held'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

export const inRoom = (status: Status): boolean => status === 'accepted' || status === 'running' || status === 'paused'

export const isOver = (status: Status): boolean => status !== 'requested' && status !== 'asked' && !inRoom(status)

export interface Reading {
  /** Milliseconds of the meter. */
  meteredMs: number
  /** Free seconds reserved for this consultation. */
  freeSeconds: number
  pricePerMinute: number
  vatPercent: number
  psychicSharePercent: number
}

export interface Bill {
  seconds: number
  freeSeconds: number
  /** Cents, VAT included. */
  total: number
  vat: number
  psychicShare: number
  /** The psychic's share for the free time offered by the site. */
  offeredShare: number
}

/** The bill for a meter reading. `waived` is the free minute: nothing is charged, not even free time. */
export function billFor(reading: Reading, waived: boolean): Bill {
  const seconds = Math.floor(reading.meteredMs / 1000)
  if (waived) return { seconds, freeSeconds: 0, total: 0, vat: 0, psychicShare: 0, offeredShare: 0 }
  const freeSeconds = Math.min(seconds, reading.freeSeconds)
  const { pricePerMinute, vatPercent, psychicSharePercent } = reading
  const total = priceOf(seconds - freeSeconds, pricePerMinute)
  return {
    seconds,
    freeSeconds,
    total,
    vat: vatWithin(total, vatPercent),
    psychicShare: psychicShare(total, vatPercent, psychicSharePercent),
    offeredShare: psychicShare(priceOf(freeSeconds, pricePerMinute), vatPercent, psychicSharePercent),
  }
}

/** What a room has brought its psychic so far, offered time included; the first minute may still be free. */
export function gainSoFar(reading: Reading): number {
  const { psychicShare: share, offeredShare } = billFor(reading, false)
  return share + offeredShare
}

/** What ends a room that nobody ends: the client's credit, a cap of theirs, or the longest length that they set. */
export type Reach = 'balance' | 'cap' | 'length'

/** Why a room ends; each reason has its sentence in texts.ts. */
export type EndReason =
  | 'client'
  | 'psychic'
  | 'no-first-message'
  | 'no-call'
  | Reach
  | 'apart'
  | 'unstable'
  | 'silence'
  | 'absence'
  | 'care'
  | 'staff'

/** The reason as one side reads it. A cap is the client's own affair: the psychic reads that the time is over. */
export const endReasonFor = <R extends EndReason | null>(side: Side, reason: R): R | 'length' =>
  side === 'psychic' && reason === 'cap' ? 'length' : reason

/** Whether the length of a reason to read a conversation, which the client can read too, is acceptable. */
export const isReadingReason = (reason: string): boolean => reason.length >= 10 && reason.length <= 300

/** The field of the express request to begin at once. */
export const START = 'start'
