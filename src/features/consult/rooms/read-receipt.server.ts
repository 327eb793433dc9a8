import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { findParticipant } from './find-participant.server.ts'
import { type Consultation, listEvents } from './queries.server.ts'
import { receiptCode } from './receipt-code.server.ts'
import { receiptStates } from './receipt-states.server.ts'
import { findReceipt, type StoredReceipt } from './receipts.server.ts'
import { MINUTE } from './rules.ts'
import type { receiptShape } from './shapes.server.ts'

export type Receipt = z.infer<typeof receiptShape>

/** The receipt, for its client only. @throws {Refusal} consultationNotEnded, or notFound for anyone else */
export async function readReceipt(visit: Visit, id: number): Promise<{ consultation: Consultation; receipt: Receipt }> {
  const { consultation, side } = await findParticipant(visit, id)
  if (side !== 'client') throw new Refusal('notFound')
  const stored = await findReceipt(visit.db, id)
  if (!stored) throw new Refusal('consultationNotEnded')
  const { care } = stored
  const { held, givenBack, refund } = receiptStates(consultation, stored)
  const timeline = await listEvents(visit.db, id)
  return {
    consultation,
    receipt: {
      timeline: timeline.map((event) => ({ ...event, at: event.at.toISOString() })),
      channel: consultation.channel,
      pricePerAnswer: consultation.pricePerAnswer,
      seconds: stored.seconds,
      freeSeconds: stored.freeSeconds,
      giftSeconds: stored.giftSeconds,
      pricePerMinute: stored.pricePerMinute,
      total: stored.total,
      taxed: stored.taxed,
      vat: stored.vat,
      vatPercent: consultation.vatPercent,
      balanceBefore: stored.balanceBefore,
      // The stored row is the bill's; the refund came after it.
      balanceAfter: givenBack ? stored.balanceBefore : stored.balanceAfter,
      waived: stored.waived,
      givenBack,
      timeBack: givenBack && (care?.timeBack ?? true) && stored.freeSeconds > 0,
      held,
      heldUntil: held ? (care?.until?.toISOString() ?? null) : null,
      proof: stored.proof,
      code: receiptCode(visit.app, { consultation, receipt: stored }),
      dispute: stored.dispute && viewDispute(stored.dispute),
      refund: refund && { ...refund, at: refund.at.toISOString() },
      mayReview: !givenBack && !held && isLongEnough(consultation, stored) && stored.review === null,
      reviewed: stored.review !== null,
    },
  }
}

/** A review needs a minute, or an answer. */
export const isLongEnough = ({ channel }: Pick<Consultation, 'channel'>, { seconds }: { seconds: number }): boolean =>
  channel === 'sms' || seconds >= MINUTE

const viewDispute = ({ status, reason, answer }: NonNullable<StoredReceipt['dispute']>) => ({
  status,
  reason,
  answer: answer && { ...answer, at: answer.at.toISOString() },
})
