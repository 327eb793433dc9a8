import { post, postedEntries } from '../../src/features/wallet/queries.server.ts'
import type { Work } from '../../src/platform/database/transaction.ts'

/**
 * Undoes a posting by its opposite, once: nothing in the ledger is ever deleted.
 * @returns null for an unknown transaction
 * @throws the database's check_violation when what was credited is spent already
 */
export async function reversePosting(
  { db }: Pick<Work, 'db'>,
  transactionId: number,
): Promise<{ transactionId: number; applied: boolean } | null> {
  const entries = await postedEntries(db, transactionId)
  if (entries.length === 0) return null
  const opposite = entries.map(({ account, amount }) => ({ account, amount: -amount }))
  return post(db, 'reversal', `reversal:${transactionId}`, { reverses: transactionId }, opposite)
}
