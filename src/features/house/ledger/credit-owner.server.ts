import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { endPurses, refundBalance } from './refund-balance.server.ts'
import { lockGone } from './refund-queries.server.ts'

/**
 * Credits a client's purses with the posting of `work`. The purses of an erased account stay empty: bought credit is
 * refunded to its payment in the same transaction, and the rest expires.
 */
export function creditOwner<T>(
  outer: Visit,
  owner: { id: number; siteId: number },
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  return inTransaction(outer, async (visit) => {
    const isGone = await lockGone(visit.db, owner.id)
    const result = await work(visit)
    if (isGone) {
      await refundBalance(visit, owner)
      await endPurses(visit, owner)
    }
    return result
  })
}
