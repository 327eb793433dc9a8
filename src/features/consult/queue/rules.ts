import { href } from 'react-router'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'

/** How a client is told that it is their turn: on a page that stays open, or by a message. */
export const WAYS = ['page', 'push', 'email', 'sms'] as const
export type Way = (typeof WAYS)[number]

export type TicketState = 'waiting' | 'called' | 'entered' | 'lapsed' | 'left' | 'dissolved'

/** Psychics whom a client may wait for at once. */
export const MOST_TICKETS = 3

/** All in seconds. A ticket without a message ends when no page of its client was open for this long. */
export const PAGE_LEASE = 90
/** How long a turn is kept for somebody who waits on a page, and for somebody who was written to. */
export const TURN = { page: 60, message: 300 } as const
/** How long it is kept in all for somebody who began to add credit at it. */
export const TOP_UP_TURN = 120
/** How long a turn is kept for somebody who was written to while others wait on their pages. */
export const MESSAGE_ALONE = 120
/** The longest wait: nobody is told after half a day. */
export const LONGEST_WAIT = 3 * HOUR_SECONDS
/** How long tickets are kept while their psychic takes a pause, or is offline. */
export const KEPT_WHILE = { paused: 1800, offline: 600 } as const
/** A psychic may ask those who wait for this much more time, so many times before each turn. */
export const DELAY = 600
export const MOST_DELAYS = 2
/** Turns with one psychic that a client may let pass within an hour. */
export const MOST_MISSED = 3
/** How long the client is shown how a ticket ended. */
export const OVER_SHOWN = 600

/** How often a page says that it is open: twice within a lease, also where a browser slows hidden pages down. */
export const BEAT_EVERY_MS = 25_000

export const isOpen = (state: TicketState): boolean => state === 'waiting' || state === 'called'

/** The address of what a client waits for. */
export const WAITS_PAGE = href('/mes-attentes')
