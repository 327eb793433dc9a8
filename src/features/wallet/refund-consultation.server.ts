import type { Work } from '../../platform/database/transaction.ts'
import { post } from './queries.server.ts'
import { reversePosting } from './reverse-posting.server.ts'
import { vatWithin } from './rules.ts'

export interface Billed {
  consultationId: number
  siteId: number
  clientId: number
  psychicId: number
  vatPercent: number
  /** Cents, VAT included. */
  total: number
  /** Of what was billed; null where nothing was. */
  transactionId: number | null
}

/**
 * Gives back what a consultation cost, once. The whole of it undoes the bill: offered time and credit go back where
 * they were, and nothing is earned. A part is paid by the site, and the psychic keeps their share.
 */
export async function refundConsultation(work: Pick<Work, 'db'>, of: Billed, amount: number): Promise<void> {
  const { consultationId, siteId, clientId, psychicId, vatPercent, total, transactionId } = of
  if (amount === total) {
    if (transactionId !== null) await reversePosting(work, transactionId)
    return
  }
  const vat = vatWithin(amount, vatPercent)
  await post(work.db, 'refund', `consultation:${consultationId}`, { amount, vatPercent }, [
    { account: { kind: 'client_wallet', siteId, ownerId: clientId }, amount },
    { account: { kind: 'vat', siteId, ownerId: psychicId }, amount: -vat },
    { account: { kind: 'refunds', siteId, ownerId: 0 }, amount: vat - amount },
  ])
}
