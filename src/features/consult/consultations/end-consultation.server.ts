import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { release, walletBalance } from '../../house/ledger/queries.server.ts'
import { clearSeats } from '../calls/queries.server.ts'
import { holdRoom } from '../care/hold-room.server.ts'
import { announce } from '../rooms/announce.server.ts'
import { dropAsked } from '../rooms/close-asked.server.ts'
import { findParticipant } from '../rooms/find-participant.server.ts'
import { closeMeter, hearCall, lockMeter } from '../rooms/meter.server.ts'
import {
  type Consultation,
  claimWaiver,
  findOpen,
  hasWaiverLeft,
  lockConsultation,
  markOver,
  recordEvent,
} from '../rooms/queries.server.ts'
import { insertReceipt } from '../rooms/receipts.server.ts'
import { billFor, type EndReason, inRoom, MINUTE, type Side } from '../rooms/rules.ts'
import { closeGifts } from '../time-gifts/queries.server.ts'
import { dropRequest } from './answer-request.server.ts'
import { postBill } from './post-bill.server.ts'

/** Ends a consultation on a participant's request. @throws {Refusal} consultationEnded when it is over */
export async function endByParticipant(visit: Visit, id: number): Promise<void> {
  const { consultation, side } = await findParticipant(visit, id)
  if (consultation.status === 'requested') throw new Refusal('roomNotOpen')
  await inTransaction(visit, async (inner) => {
    await hearCall(inner.db, { id, side }, inner.app.house())
    if (!(await endConsultation(inner, id, side))) throw new Refusal('consultationEnded')
  })
}

/** Ends what a client or psychic has open, on behalf of staff: a room at once, requests as if they were refused. */
export async function endByStaff(visit: Visit, of: { clientId: number } | { psychicId: number }): Promise<void> {
  await dropAsked(visit, of)
  const open = await findOpen(visit.db, of)
  if (!open) return
  // The room first: a room's lock always comes before its consultation's.
  const isEnded = await endConsultation(visit, open.id, 'staff')
  if (!isEnded) await dropRequest(visit, open.id)
}

/**
 * Closes a room, bills it once and writes its receipt; false if the room is already over. With `care`, the reason to
 * end it for someone's safety, the bill is held until somebody decides.
 */
export function endConsultation(
  outer: Visit,
  id: number,
  reason: EndReason,
  care: 'distress' | 'danger' | null = null,
): Promise<boolean> {
  return inTransaction(outer, async (visit) => {
    await lockMeter(visit.db, id)
    const consultation = await lockConsultation(visit.db, id)
    if (!consultation || !inRoom(consultation.status)) return false
    const house = visit.app.house()
    const reading = await closeMeter(visit.db, id, house)
    if (!reading) return false
    const seconds = Math.floor(reading.meteredMs / 1000)
    const waived = !care && (await isWaived(visit, consultation, { seconds, reason, lostSide: reading.lostSide }))
    const bill = billFor({ ...consultation, meteredMs: reading.meteredMs, freeSeconds: reading.freeMs / 1000 }, waived)

    const { promotional } = await release(visit.db, id)
    const before = await walletBalance(visit.db, consultation.siteId, consultation.clientId)
    const balanceBefore = before.balance + before.promotional
    const posted = await postBill(visit, consultation, bill, { promotional, held: care !== null })
    await closeGifts(visit.db, id)
    if (care) await holdRoom(visit, { consultation, bill, pressed: care === 'danger' })
    await insertReceipt(visit.db, {
      consultationId: id,
      ...bill,
      giftSeconds: Math.floor(reading.giftUsedMs / 1000),
      pricePerMinute: consultation.pricePerMinute,
      balanceBefore,
      balanceAfter: balanceBefore - bill.total,
      waived,
      ...posted,
    })
    if (consultation.channel === 'web-call') await clearSeats(visit.db, id)
    await markOver(visit.db, id, 'ended', reason, house)
    const side = reason === 'client' || reason === 'psychic' ? reason : null
    await recordEvent(visit.db, id, { kind: 'ended', side, reason }, house)
    announce(visit, consultation)
    return true
  })
}

interface Ending {
  seconds: number
  reason: EndReason
  lostSide: Side | 'both' | null
}

/**
 * Whether a consultation of less than a minute is free. If somebody other than the client ended it, the day's free
 * minute is not used up.
 */
function isWaived(visit: Visit, consultation: Consultation, { seconds, reason, lostSide }: Ending): Promise<boolean> {
  if (seconds === 0 || seconds >= MINUTE) return Promise.resolve(false)
  // In a call, sound that stops by nobody's known fault is as easily stopped by the client.
  const isLostByClient = lostSide === 'client' || (consultation.channel === 'web-call' && lostSide === null)
  const byClient = !['psychic', 'silence', 'staff'].includes(reason) && (reason !== 'apart' || isLostByClient)
  return byClient ? claimWaiver(visit.db, consultation) : hasWaiverLeft(visit.db, consultation)
}
