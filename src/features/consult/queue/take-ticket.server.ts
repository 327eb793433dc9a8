import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { requireConsultations } from '../../house/halts/standing.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { isAdult } from '../../house/users/rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { requireNoPause } from '../../people/pauses/standing.server.ts'
import { hearsOf } from '../../people/push/hears-of.server.ts'
import { findPsychicById } from '../psychics/find-psychic.server.ts'
import { requireReceived } from '../refused-clients/require-received.server.ts'
import { findOpen } from '../rooms/queries.server.ts'
import type { RoomChannel } from '../rooms/rules.ts'
import { announceQueue } from './announce-queue.server.ts'
import { readDesk } from './desk-queries.server.ts'
import { readEstimate } from './known-waits.server.ts'
import { changeTicket, countTickets, hearTickets, insertTicket, lockQueue } from './queries.server.ts'
import { MOST_MISSED, MOST_TICKETS, type Way } from './rules.ts'

export interface TicketInput {
  psychicId: number
  channel: RoomChannel
  way: Way
}

/**
 * Takes a place in the queue of a busy psychic, or changes how the client waits in it. Waiting costs nothing; what a
 * consultation needs is asked for at the turn.
 */
export async function takeTicket(outer: Visit, input: TicketInput): Promise<void> {
  const client = clientOf(outer)
  const { psychicId, channel, way } = input
  if (!client.emailProved) throw new Refusal('emailUnproven')
  if (client.birthDate === null) throw new Refusal('birthDateMissing')
  if (!isAdult(client.birthDate, dayInParis(outer.now()))) throw new Refusal('minor')
  await requireConsultations(outer)
  await inTransaction(outer, async (visit) => {
    const { db, app } = visit
    await lockUser(db, client.id)
    await requireNoPause(visit)
    if (channel === 'phone' || way === 'sms') await requirePhone(visit, client.id)
    if (way === 'push' && !(await hearsOf(visit, client.id, 'turn'))) throw new Refusal('pushNoDevice')
    await lockQueue(db, psychicId)
    const psychic = await findPsychicById(visit, psychicId)
    if (!psychic) throw new Refusal('notFound')
    await requireReceived(db, { psychicId, clientId: client.id })
    const standing = await countTickets(db, { clientId: client.id, psychicId }, app.house())
    if (!standing.isWaiting) {
      if (psychic.status === 'available') throw new Refusal('alreadyFree')
      await requireWelcome(visit, client.id, psychicId, standing)
    }
    if (psychic.status === 'offline' || psychic.status === 'away' || !psychic.platforms.includes(channel)) {
      throw new Refusal('psychicUnavailable')
    }
    if (standing.isWaiting) {
      await hearTickets(db, client.id, app.house())
      await changeTicket(db, { clientId: client.id, psychicId, channel, way })
    } else {
      const announced = await readEstimate(visit, psychicId, standing.ahead)
      const ticket = { siteId: visit.site.id, clientId: client.id, psychicId, channel, way, announced }
      await insertTicket(db, ticket, app.house())
    }
    await announceQueue(visit, psychicId, [client.id])
  })
}

async function requirePhone(visit: Visit, clientId: number): Promise<void> {
  if ((await findPhone(visit.db, clientId)).number === null) throw new Refusal('phoneUnproven')
}

async function requireWelcome(
  visit: Visit,
  clientId: number,
  psychicId: number,
  { open, missed }: { open: number; missed: number },
): Promise<void> {
  if (open >= MOST_TICKETS) throw new Refusal('tooManyTickets')
  if (missed >= MOST_MISSED) throw new Refusal('turnsMissed')
  if ((await readDesk(visit.db, psychicId, visit.app.house())).closed) throw new Refusal('queueClosed')
  if ((await findOpen(visit.db, { clientId }))?.psychicId === psychicId) throw new Refusal('roomAlreadyOpen')
}
