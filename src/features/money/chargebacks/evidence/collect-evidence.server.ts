import type { Database } from '../../../../platform/database/connect.ts'
import { knownConsultation, listEvents } from '../../../consult/rooms/queries.server.ts'
import { findReceipt } from '../../../consult/rooms/receipts.server.ts'
import { findPaid, listAccess, listAgreed, listMovements } from './evidence-queries.server.ts'
import { paidFrom } from './paid-from.ts'

/** What is disputed, as the provider told it. */
export interface Contested {
  id: number
  orderId: number
  amount: number
  reason: string
  dispute: string
  openedAt: Date
}

/**
 * What proves that a payment was made and used: times, durations and prices, what was agreed to, and how the account was
 * opened. No message of a consultation, and no topic: a bank has no business there.
 */
export async function collectEvidence(db: Database, contested: Contested) {
  const paid = await findPaid(db, contested.orderId)
  const consultations = []
  for (const { consultationId, cents } of paidFrom(await listMovements(db, paid), contested.orderId)) {
    const { psychicName, pricePerMinute, startedAt, requestedAt } = await knownConsultation(db, consultationId)
    const receipt = await findReceipt(db, consultationId)
    consultations.push({
      id: consultationId,
      cents,
      psychicName,
      pricePerMinute,
      at: startedAt ?? requestedAt,
      seconds: receipt?.seconds ?? 0,
      freeSeconds: receipt?.freeSeconds ?? 0,
      total: receipt?.total ?? 0,
      timeline: (await listEvents(db, consultationId)).map(({ at, kind, side }) => ({ at, kind, side })),
    })
  }
  return { contested, paid, consultations, agreed: await listAgreed(db, paid), access: await listAccess(db, paid) }
}

export type Collected = Awaited<ReturnType<typeof collectEvidence>>
