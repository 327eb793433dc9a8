import { DAY_MS } from '../../../platform/time/instants.ts'

/** Days that a code waits for a first purchase, and keeps its place among the uses. */
export const WAITING_DAYS = 7

/** Days that a code is valid at most. */
export const VALID_DAYS = 366

export const CENTS_MOST = 5000
export const SECONDS_MOST = 1800

export const codeShape = /^[A-Z0-9-]{4,24}$/

/** A code as it is stored: people type it in small letters, and with spaces. */
export const codeOf = (typed: string): string => typed.replaceAll(/\s/gu, '').toUpperCase()

/** Until when a code waits for a purchase; never longer than the code is valid. */
export const waitsUntil = (now: Date, until: Date): Date =>
  new Date(Math.min(until.getTime(), now.getTime() + WAITING_DAYS * DAY_MS))

export type CodeState = 'planned' | 'running' | 'over'

export function stateOf(code: { since: Date; until: Date; endedAt: Date | null }, now: Date): CodeState {
  if (code.endedAt !== null || code.until <= now) return 'over'
  return code.since <= now ? 'running' : 'planned'
}
