import { postedEntries } from '../../src/features/house/ledger/queries.server.ts'
import type { Database } from '../../src/platform/database/connect.ts'
import { postAny } from './post-any.ts'

/**
 * Reverses a posting by its opposite, once, as the owner of the database: nothing in the ledger is ever deleted.
 * @returns null for an unknown transaction
 * @throws the database's check_violation if the credit has already been spent
 */
export async function reversePosting(
  { owner }: { owner: Database },
  transactionId: number,
): Promise<{ transactionId: number; applied: boolean } | null> {
  const entries = await postedEntries(owner, transactionId)
  if (entries.length === 0) return null
  const opposite = entries.map(({ account, amount }) => ({ account, amount: -amount }))
  return postAny(owner, 'reversal', `reversal:${transactionId}`, opposite, { reverses: transactionId })
}
