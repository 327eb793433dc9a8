import type { Consultation } from './queries.server.ts'
import type { StoredReceipt } from './receipts.server.ts'

interface ReceiptStates {
  /** It ended for someone's safety, and its price is still undecided. */
  held: boolean
  /** Refunded in full because of that. */
  givenBack: boolean
  /** After a dispute. */
  refund: { amount: number; at: Date } | null
}

/** What became of a receipt after it was written. */
export function receiptStates(
  { endReason }: Pick<Consultation, 'endReason'>,
  { care, dispute }: Pick<StoredReceipt, 'care' | 'dispute'>,
): ReceiptStates {
  return {
    held: care?.state === 'held',
    // Before holds existed, such a consultation was refunded at once.
    givenBack: care ? care.state === 'returned' : endReason === 'care',
    refund: refundOf(dispute),
  }
}

/** A refund that waits for a second person does not count. */
function refundOf(dispute: StoredReceipt['dispute']): ReceiptStates['refund'] {
  const { status, answer } = dispute ?? {}
  if (status !== 'accepted' || !answer || answer.refund === 0) return null
  return { amount: answer.refund, at: answer.at }
}
