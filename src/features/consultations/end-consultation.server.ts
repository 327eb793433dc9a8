import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { holdRoom } from '../care/hold-room.server.ts'
import { release, walletBalance } from '../wallet/queries.server.ts'
import { announce } from './announce.server.ts'
import { findParticipant } from './find-participant.server.ts'
import { closeMeter, hearCall, lockMeter } from './meter.server.ts'
import { postBill } from './post-bill.server.ts'
import { claimWaiver, lockConsultation, markOver, recordEvent } from './queries.server.ts'
import { insertReceipt } from './receipts.server.ts'
import { billFor, type EndReason, inRoom, MINUTE } from './rules.ts'

/** A participant ends the consultation. @throws {Refusal} consultationEnded when it is over */
export async function endByParticipant(visit: Visit, id: number): Promise<void> {
  const { consultation, side } = await findParticipant(visit, id)
  if (consultation.status === 'requested') throw new Refusal('roomNotOpen')
  await inTransaction(visit, async (inner) => {
    await hearCall(inner.db, id, side)
    if (!(await endConsultation(inner, id, side))) throw new Refusal('consultationEnded')
  })
}

/**
 * Closes a room, bills it once and writes its receipt; false when there is no room any more. What one came to that ends out
 * of care, for `care`, is held until somebody decides.
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
    const reading = await closeMeter(visit.db, id)
    if (!reading) return false
    const seconds = Math.floor(reading.meteredMs / 1000)
    const started = consultation.startedAt !== null
    const waived = !care && started && seconds < MINUTE && (await claimWaiver(visit.db, consultation))
    const bill = billFor({ ...consultation, meteredMs: reading.meteredMs, freeSeconds: reading.freeMs / 1000 }, waived)

    const { promotional } = await release(visit.db, id)
    const before = await walletBalance(visit.db, consultation.siteId, consultation.clientId)
    const balanceBefore = before.balance + before.promotional
    const transactionId = await postBill(visit, consultation, bill, { promotional, held: care !== null })
    if (care) await holdRoom(visit, { consultation, bill, pressed: care === 'danger' })
    await insertReceipt(visit.db, {
      consultationId: id,
      ...bill,
      giftSeconds: Math.floor(reading.giftUsedMs / 1000),
      pricePerMinute: consultation.pricePerMinute,
      balanceBefore,
      balanceAfter: balanceBefore - bill.total,
      waived,
      transactionId,
    })
    await markOver(visit.db, id, 'ended', reason)
    await recordEvent(visit.db, id, 'ended', reason === 'client' || reason === 'psychic' ? reason : null, reason)
    announce(visit, consultation)
    return true
  })
}
