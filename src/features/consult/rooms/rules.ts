import { priceOf, psychicShare, vatWithin } from '../../house/ledger/rules.ts'

/** Seconds. The database's own rules of time are in db/functions/meter.sql and rooms.sql. */
export const ACCEPT_WITHIN = 45
/** Counted seconds from which a consultation may be reviewed, and under which it may cost nothing. */
export const MINUTE = 60
export const MISSES_BEFORE_OFFLINE = 2
/** Seconds in which the psychic writes first, and then again and again. */
export const SPEAK_WITHIN = 60
/** Seconds after which a room that waits closes by itself, by what it waits for. */
export const CLOSES_WITHIN = { drop: 120, silence: 600, absence: 600 } as const

export type Status = 'requested' | 'accepted' | 'running' | 'paused' | 'ended' | 'refused' | 'missed' | 'cancelled'
export type Side = 'client' | 'psychic'

/** Why a meter that began is stopped: a line was lost, the psychic or the client does not answer. */
export type PauseReason = 'drop' | 'silence' | 'absence'

export const inRoom = (status: Status): boolean => status === 'accepted' || status === 'running' || status === 'paused'

export const isOver = (status: Status): boolean => status !== 'requested' && !inRoom(status)

export interface Reading {
  /** Milliseconds of the meter. */
  meteredMs: number
  /** Free seconds that were set aside for this consultation. */
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
  /** The psychic's share of the time that the site offered. */
  offeredShare: number
}

/** What a reading costs. `waived` is the minute of grace: nothing is charged, free time included. */
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

/** Why a room may end; each has its sentence in texts.ts. */
export type EndReason =
  | 'client'
  | 'psychic'
  | 'no-first-message'
  | 'balance'
  | 'apart'
  | 'unstable'
  | 'silence'
  | 'absence'
  | 'care'
  | 'staff'

/** Whether it says why one of the staff reads a conversation, to its client too. */
export const isReadingReason = (reason: string): boolean => reason.length >= 10 && reason.length <= 300

/** The field of the request that a consultation begin at once. */
export const START = 'start'
