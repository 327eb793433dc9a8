import type { Visit } from '../../../app.ts'
import { offerPush, type PushOfferView } from '../../people/push/read-push.server.ts'
import type { PsychicView } from '../psychics/views.ts'
import { ROOM_CHANNELS, type RoomChannel } from '../rooms/rules.ts'
import { readDesk } from './desk-queries.server.ts'
import type { Estimate } from './estimate.ts'
import { readEstimate } from './known-waits.server.ts'
import { countOpen } from './queries.server.ts'
import { readTicket } from './read-tickets.server.ts'
import type { Way } from './rules.ts'
import { waysOffered } from './ways-offered.server.ts'

export interface QueueOffer {
  /** Whether the client waits already. */
  isWaiting: boolean
  closed: boolean
  ahead: number
  estimate: Estimate | null
  channels: RoomChannel[]
  ways: Way[]
  /** null where the site sends no notifications. */
  push: PushOfferView | null
}

/** What a client sees before waiting for a busy psychic; null if the psychic is not busy. */
export async function offerQueue(visit: Visit, psychic: PsychicView): Promise<QueueOffer | null> {
  if (psychic.status !== 'busy') return null
  const [ticket, desk, ahead, ways, push] = await Promise.all([
    readTicket(visit, psychic.id),
    readDesk(visit.db, psychic.id, visit.app.house()),
    countOpen(visit.db, psychic.id),
    waysOffered(visit),
    offerPush(visit),
  ])
  return {
    isWaiting: ticket !== null,
    closed: desk.closed,
    ahead,
    estimate: await readEstimate(visit, psychic.id, ahead),
    channels: ROOM_CHANNELS.filter((channel) => psychic.platforms.includes(channel)),
    ways,
    push,
  }
}

/** How many seconds the client's turn with a psychic is kept; null if it is not their turn. */
export async function turnKeptFor(visit: Visit, psychicId: number): Promise<number | null> {
  const ticket = await readTicket(visit, psychicId)
  return ticket?.state === 'called' ? ticket.keptFor : null
}
