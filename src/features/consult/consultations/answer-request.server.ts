import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { reserve, walletBalance } from '../../house/ledger/queries.server.ts'
import { clearMisses, countMiss } from '../presence/queries.server.ts'
import { giveTurnBack } from '../queue/leave-queue.server.ts'
import { announce } from '../rooms/announce.server.ts'
import { openMeter } from '../rooms/meter.server.ts'
import {
  type Consultation,
  lockConsultation,
  markAccepted,
  markOver,
  readRoomNow,
  recordEvent,
} from '../rooms/queries.server.ts'
import { ACCEPT_WITHIN, MISSES_BEFORE_OFFLINE } from '../rooms/rules.ts'
import { tellPsychic } from '../rooms/tell-psychic.server.ts'
import { openGifts } from '../time-gifts/queries.server.ts'

/**
 * Opens the room: reserves the client's free time and the credit for the first minutes; the meter waits for a first
 * message. A call is accepted on the telephone that rings.
 * @throws {Refusal} notFound, requestOver, answerByPhone
 */
export function acceptRequest(outer: Visit, of: { id: number; psychicId: number; onPhone?: boolean }): Promise<void> {
  return inTransaction(outer, async (visit) => {
    const consultation = await lockRequest(visit, of)
    const { id, siteId, clientId, psychicId } = consultation
    if (consultation.channel === 'phone' && !of.onPhone) throw new Refusal('answerByPhone')
    const house = visit.app.house()
    await markAccepted(visit.db, id, house)
    await recordEvent(visit.db, id, { kind: 'accepted', side: 'psychic' }, house)
    await clearMisses(visit.db, psychicId)
    await openGifts(visit.db, id)
    const { freeSeconds } = await walletBalance(visit.db, siteId, clientId)
    const free = await reserve(visit.db, id, { kind: 'client_free_time', siteId, ownerId: clientId }, freeSeconds)
    await openMeter(visit.db, id, free, house)
    await tellPsychic(visit, 'requestOver', consultation)
    announce(visit, consultation)
  })
}

export function refuseRequest(outer: Visit, of: { id: number; psychicId: number }): Promise<void> {
  return inTransaction(outer, async (visit) => {
    const consultation = await lockRequest(visit, of)
    const house = visit.app.house()
    await markOver(visit.db, consultation.id, 'refused', null, house)
    await recordEvent(visit.db, consultation.id, { kind: 'refused', side: 'psychic' }, house)
    await tellPsychic(visit, 'requestOver', consultation)
    announce(visit, consultation)
  })
}

/** Drops a request when staff block or pause one of its two people. */
export async function dropRequest(visit: Visit, id: number): Promise<void> {
  const consultation = await lockConsultation(visit.db, id)
  if (consultation?.status !== 'requested') return
  const house = visit.app.house()
  await markOver(visit.db, id, 'refused', 'staff', house)
  await recordEvent(visit.db, id, { kind: 'refused', reason: 'staff' }, house)
  await tellPsychic(visit, 'requestOver', consultation)
  announce(visit, consultation)
}

/** Marks a request that nobody answered in time as missed. A psychic who misses two in a row goes offline. */
export function missRequest(outer: Visit, id: number): Promise<void> {
  return inTransaction(outer, async (visit) => {
    const consultation = await lockConsultation(visit.db, id)
    if (consultation?.status !== 'requested') return
    const house = visit.app.house()
    await markOver(visit.db, id, 'missed', null, house)
    await recordEvent(visit.db, id, { kind: 'missed', side: 'psychic' }, house)
    await giveTurnBack(visit, consultation, 'missed')
    const isOffline = await countMiss(visit.db, consultation.psychicId, MISSES_BEFORE_OFFLINE)
    await tellPsychic(visit, isOffline ? 'offline' : 'requestOver', consultation)
    announce(visit, consultation)
  })
}

async function lockRequest(visit: Visit, of: { id: number; psychicId: number }): Promise<Consultation> {
  const consultation = await lockConsultation(visit.db, of.id)
  if (consultation?.psychicId !== of.psychicId) throw new Refusal('notFound')
  const waited = (await readRoomNow(visit.db, of.id, visit.app.house())).getTime() - consultation.requestedAt.getTime()
  if (consultation.status !== 'requested' || waited >= ACCEPT_WITHIN * 1000) throw new Refusal('requestOver')
  return consultation
}
