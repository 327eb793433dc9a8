import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type Entry, post, release, walletBalance } from '../wallet/queries.server.ts'
import { bearConsultation } from '../wallet/refund-consultation.server.ts'
import { announce } from './announce.server.ts'
import { findParticipant } from './find-participant.server.ts'
import { closeMeter, hearCall, lockMeter } from './meter.server.ts'
import { type Consultation, claimWaiver, lockConsultation, markOver, recordEvent } from './queries.server.ts'
import { insertReceipt } from './receipts.server.ts'
import { type Bill, billFor, type EndReason, inRoom, MINUTE } from './rules.ts'

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
 * Closes a room, bills it once and writes its receipt; false when there is no room any more. One that ends out of care is
 * given back at once, by the house.
 */
export function endConsultation(outer: Visit, id: number, reason: EndReason): Promise<boolean> {
  return inTransaction(outer, async (visit) => {
    await lockMeter(visit.db, id)
    const consultation = await lockConsultation(visit.db, id)
    if (!consultation || !inRoom(consultation.status)) return false
    const reading = await closeMeter(visit.db, id)
    if (!reading) return false
    const seconds = Math.floor(reading.meteredMs / 1000)
    const started = consultation.startedAt !== null
    const inCare = reason === 'care'
    const waived = !inCare && started && seconds < MINUTE && (await claimWaiver(visit.db, consultation))
    const bill = billFor({ ...consultation, meteredMs: reading.meteredMs, freeSeconds: reading.freeMs / 1000 }, waived)

    const { promotional } = await release(visit.db, id)
    const before = await walletBalance(visit.db, consultation.siteId, consultation.clientId)
    const balanceBefore = before.balance + before.promotional
    const transactionId = await charge(visit, consultation, bill, promotional)
    const billed = { ...consultation, consultationId: id, total: bill.total, transactionId }
    if (inCare) await bearConsultation(visit, billed)
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

/** One posting for the whole consultation: free seconds and cents, each summing to zero. */
async function charge(visit: Visit, of: Consultation, bill: Bill, promotional: number): Promise<number | null> {
  const { siteId, clientId, psychicId } = of
  const offered = Math.min(promotional, bill.total)
  const entries: Entry[] = [
    { account: { kind: 'client_free_time', siteId, ownerId: clientId }, amount: -bill.freeSeconds },
    { account: { kind: 'free_time_used', siteId, ownerId: psychicId }, amount: bill.freeSeconds },
    { account: { kind: 'client_promotional', siteId, ownerId: clientId }, amount: -offered },
    { account: { kind: 'client_wallet', siteId, ownerId: clientId }, amount: offered - bill.total },
    { account: { kind: 'vat', siteId, ownerId: psychicId }, amount: bill.vat },
    {
      account: { kind: 'psychic_earnings', siteId, ownerId: psychicId },
      amount: bill.psychicShare + bill.offeredShare,
    },
    {
      account: { kind: 'site_revenue', siteId, ownerId: psychicId },
      amount: bill.total - bill.vat - bill.psychicShare - bill.offeredShare,
    },
  ]
  if (entries.every((entry) => entry.amount === 0)) return null
  const details = {
    seconds: bill.seconds,
    pricePerMinute: of.pricePerMinute,
    vatPercent: of.vatPercent,
    psychicSharePercent: of.psychicSharePercent,
  }
  return (await post(visit.db, 'consultation', `consultation:${of.id}`, details, entries)).transactionId
}
