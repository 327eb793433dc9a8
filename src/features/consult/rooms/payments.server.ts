import { sql } from 'kysely'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { one } from '../../../platform/database/one.ts'
import { announce } from './announce.server.ts'
import { findParticipant } from './find-participant.server.ts'
import { knownConsultation } from './queries.server.ts'
import { inRoom } from './rules.ts'

/**
 * The open room from which a client buys credit; null if it has ended meanwhile.
 * @throws {Refusal} notFound for anyone but its client
 */
export async function roomOfPurchase(visit: Visit, id: number): Promise<number | null> {
  const { consultation, side } = await findParticipant(visit, id)
  if (side !== 'client') throw new Refusal('notFound')
  return inRoom(consultation.status) ? id : null
}

/** Pauses the room's meter while its client is away to pay for an order, once in a room. */
export async function pauseForPayment(visit: Visit, id: number, orderId: number): Promise<void> {
  const { rows } = await sql<{ moved: boolean }>`
    select pause_for_payment(${id}, ${orderId}, ${visit.app.house()}) as moved`.execute(visit.db)
  if (one(rows).moved) announce(visit, await knownConsultation(visit.db, id))
}

/** Extends the room from which an order was made by what it brought, and ends the pause for it. */
export async function settleInRoom(visit: Visit, id: number, isPaid: boolean): Promise<void> {
  const { rows } = await sql<{ open: boolean }>`
    select room_settled(${id}, ${isPaid}, ${visit.app.house()}) as open`.execute(visit.db)
  if (one(rows).open) announce(visit, await knownConsultation(visit.db, id))
}
