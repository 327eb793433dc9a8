import type { Work } from '../../platform/database/transaction.ts'
import { post, postedEntries } from './queries.server.ts'
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

/** Gives back all that a client was charged, time and credit alike, once; the site bears it and the psychic keeps their share. */
export async function bearConsultation(work: Pick<Work, 'db'>, of: Billed): Promise<void> {
  const { consultationId, siteId, psychicId, vatPercent, total, transactionId } = of
  if (transactionId === null) return
  const taken = (await postedEntries(work.db, transactionId)).filter(({ account }) =>
    account.kind.startsWith('client_'),
  )
  const seconds = taken.reduce((sum, { unit, amount }) => (unit === 'second' ? sum - amount : sum), 0)
  const vat = vatWithin(total, vatPercent)
  await post(work.db, 'refund', `consultation:${consultationId}`, { amount: total, vatPercent }, [
    ...taken.map(({ account, amount }) => ({ account, amount: -amount })),
    { account: { kind: 'free_time_used', siteId, ownerId: psychicId }, amount: -seconds },
    { account: { kind: 'vat', siteId, ownerId: psychicId }, amount: -vat },
    { account: { kind: 'refunds', siteId, ownerId: 0 }, amount: vat - total },
  ])
}
