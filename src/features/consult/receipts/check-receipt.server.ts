import type { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { byNetwork, countAttempt } from '../../house/limits/count-attempt.server.ts'
import { findConsultation } from '../rooms/queries.server.ts'
import { isCodeOf, numberIn } from '../rooms/receipt-code.server.ts'
import { receiptStates } from '../rooms/receipt-states.server.ts'
import { findReceipt } from '../rooms/receipts.server.ts'
import type { checkedShape } from './contract.server.ts'

/** Someone may hold a year of receipts against their checks; a script may not try codes. */
const limit = { name: 'receipt-check', most: 60, seconds: 600 }

export type Checked = z.infer<typeof checkedShape>

/** @throws {Refusal} as findChecked; receiptUnknown */
export async function checkReceipt(visit: Visit, code: string): Promise<Checked> {
  const checked = await findChecked(visit, code)
  if (!checked) throw new Refusal('receiptUnknown')
  return checked
}

/**
 * What the house vouches for in a receipt, for whoever has its code: no name and nothing that was said. Null for a code
 * that this house wrote on no receipt of this site.
 * @throws {Refusal} tooManyRequests
 */
export async function findChecked(visit: Visit, code: string): Promise<Checked | null> {
  await countAttempt(visit, [byNetwork(visit, limit)], 'tooManyRequests')
  const number = numberIn(code)
  const consultation = number === null ? null : await findConsultation(visit.db, number)
  const receipt = consultation?.siteId === visit.site.id ? await findReceipt(visit.db, consultation.id) : null
  if (!consultation || !receipt || !isCodeOf(visit.app, code, { consultation, receipt })) return null
  const { held, givenBack, refund } = receiptStates(consultation, receipt)
  return {
    brand: visit.site.label,
    number: consultation.id,
    at: consultation.requestedAt.toISOString(),
    seconds: receipt.seconds,
    total: receipt.total,
    refunded: givenBack ? receipt.total : (refund?.amount ?? 0),
    settled: !held,
  }
}
