import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type Entry, post, release, walletBalance } from '../wallet/queries.server.ts'
import { bearConsultation } from '../wallet/refund-consultation.server.ts'
import { announce } from './announce.server.ts'
import { dropRequest } from './answer-request.server.ts'
import { findParticipant } from './find-participant.server.ts'
import { closeMeter, hearCall, lockMeter } from './meter.server.ts'
import {
  type Consultation,
  claimWaiver,
  findOpen,
  hasWaiverLeft,
  lockConsultation,
  markOver,
  recordEvent,
} from './queries.server.ts'
import { insertReceipt } from './receipts.server.ts'
import { type Bill, billFor, type EndReason, inRoom, MINUTE, type Side } from './rules.ts'

/** A participant ends the consultation. @throws {Refusal} consultationEnded when it is over */
export async function endByParticipant(visit: Visit, id: number): Promise<void> {
  const { consultation, side } = await findParticipant(visit, id)
  if (consultation.status === 'requested') throw new Refusal('roomNotOpen')
  await inTransaction(visit, async (inner) => {
    await hearCall(inner.db, { id, side }, inner.app.house())
    if (!(await endConsultation(inner, id, side))) throw new Refusal('consultationEnded')
  })
}

/** One of the staff ends what a client or a psychic has open: a room at once, a request as one that was refused. */
export async function endByStaff(visit: Visit, of: { clientId: number } | { psychicId: number }): Promise<void> {
  const open = await findOpen(visit.db, of)
  if (!open) return
  // The room first, as every lock of a room comes before its consultation's.
  const isEnded = await endConsultation(visit, open.id, 'staff')
  if (!isEnded) await dropRequest(visit, open.id)
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
    const house = visit.app.house()
    const reading = await closeMeter(visit.db, id, house)
    if (!reading) return false
    const seconds = Math.floor(reading.meteredMs / 1000)
    const inCare = reason === 'care'
    const waived = !inCare && (await isWaived(visit, consultation, { seconds, reason, lostSide: reading.lostSide }))
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

/** Whether less than a minute costs nothing. Where it was not the client who ended, the day's minute is not used up. */
function isWaived(visit: Visit, consultation: Consultation, { seconds, reason, lostSide }: Ending): Promise<boolean> {
  if (seconds === 0 || seconds >= MINUTE) return Promise.resolve(false)
  const byClient = !['psychic', 'silence', 'staff'].includes(reason) && (reason !== 'apart' || lostSide === 'client')
  return byClient ? claimWaiver(visit.db, consultation) : hasWaiverLeft(visit.db, consultation)
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
