import { href } from 'react-router'
import { DAY_MS, later, MINUTE_MS } from '../../../platform/time/instants.ts'

export const LOTTERY_PAGE = href('/tirage-au-sort')
export const RULES_PAGE = href('/tirage-au-sort/reglement')
export const pastPath = (id: number): string => href('/tirage-au-sort/:id', { id: String(id) })
export const listPath = (id: number): string => href('/tirage-au-sort/:id/liste.txt', { id: String(id) })

/** From the publication of the list to the round that decides: time for anybody to note both. */
const ROUND_AFTER_MINUTES = 60
/** How long the beacon is awaited after its round; then the house's seed decides. */
const WAIT_MINUTES = 10
/** A lottery is open for so many days. */
const DAYS_LEAST = 1
const DAYS_MOST = 92
/** In minutes of consultation. */
export const PRIZE_LEAST = 5
export const PRIZE_MOST = 60
/** Days after a draw until nothing links its codes to accounts any more. */
export const ENTRIES_DAYS = 90

/** The earliest moment of the round that decides on a list published now. */
export const roundFrom = (now: Date): Date => later(now, ROUND_AFTER_MINUTES * MINUTE_MS)

/** Whether the beacon was awaited long enough. */
export const isGivenUp = (roundAt: Date, now: Date): boolean => now >= later(roundAt, WAIT_MINUTES * MINUTE_MS)

/** Whether a lottery that is opened now may end then. */
export const mayClose = (closesAt: Date, now: Date): boolean =>
  closesAt >= later(now, DAYS_LEAST * DAY_MS) && closesAt <= later(now, DAYS_MOST * DAY_MS)

export const STATES = ['open', 'closing', 'closed', 'drawn'] as const
/** `closing`: entries are over, and the list is about to be published. */
export type State = (typeof STATES)[number]

export function stateOf(of: { closesAt: Date; closedAt: Date | null; drawnAt: Date | null }, now: Date): State {
  if (of.drawnAt) return 'drawn'
  if (of.closedAt) return 'closed'
  return now >= of.closesAt ? 'closing' : 'open'
}
