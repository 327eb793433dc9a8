import type { RoomChannel } from '../rooms/rules.ts'
import { KEPT_WHILE, LONGEST_WAIT, MESSAGE_ALONE, PAGE_LEASE, TURN, type Way } from './rules.ts'

/** An open ticket at this moment, in seconds. */
export interface Waiting {
  id: number
  way: Way
  channel: RoomChannel
  state: 'waiting' | 'called'
  /** Since it was taken. */
  waited: number
  /** Since a page of the client was last open. */
  unheard: number
  /** Since its turn came; null before. */
  called: number | null
  /** Until its turn ends; null before. */
  left: number | null
  /** Whether the client is in a room or a request now. */
  isElsewhere: boolean
}

/** The psychic whom they wait for. */
export interface Desk {
  /** The channels open now: none while away. */
  channels: readonly string[]
  /** null while somebody can be called. */
  away: { kind: 'paused' | 'offline'; seconds: number } | null
  /** Whether a room or request is open. */
  isOccupied: boolean
  /** Whether those who wait were asked for more time. */
  isDelayed: boolean
}

export interface Moves {
  lapsed: number[]
  dissolved: number[]
  /** Those called who wait again, and keep their place. */
  back: { id: number; keepsTurn: boolean } | null
  call: { id: number; seconds: number } | null
}

const isDue = ({ way, state, waited, unheard, left }: Waiting): boolean =>
  (left !== null && left <= 0) ||
  (state === 'waiting' && (waited >= LONGEST_WAIT || (way === 'page' && unheard >= PAGE_LEASE)))

/**
 * What happens in a queue now, its tickets given in their order. Whoever waits on a page is never held up by somebody
 * who was written to and has not come: for two minutes at most, and not twice in a row.
 */
export function movesOf(desk: Desk, tickets: readonly Waiting[]): Moves {
  const lapsed = tickets.filter(isDue).map(({ id }) => id)
  const open = tickets.filter((ticket) => !isDue(ticket))
  const moves: Moves = { lapsed, dissolved: [], back: null, call: null }
  if (desk.away && desk.away.seconds >= KEPT_WHILE[desk.away.kind]) {
    return { ...moves, dissolved: open.map(({ id }) => id) }
  }
  const canEnter = ({ channel, isElsewhere }: Waiting) => desk.channels.includes(channel) && !isElsewhere
  const ready = open.filter((ticket) => ticket.state === 'waiting' && canEnter(ticket))
  const called = open.find(({ state }) => state === 'called')
  if (called) {
    if (!desk.channels.includes(called.channel)) return { ...moves, back: { id: called.id, keepsTurn: false } }
    const holdsUp =
      called.way !== 'page' && (called.called ?? 0) >= MESSAGE_ALONE && ready.some(({ way }) => way === 'page')
    if (!holdsUp) return moves
    moves.back = { id: called.id, keepsTurn: true }
  }
  if (desk.isOccupied || desk.isDelayed) return moves
  const isTold = called !== undefined || open.some(({ state, left }) => state === 'waiting' && left !== null)
  const next = (isTold && ready.find(({ way }) => way === 'page')) || ready[0]
  if (next) moves.call = { id: next.id, seconds: next.way === 'page' ? TURN.page : (next.left ?? TURN.message) }
  return moves
}
