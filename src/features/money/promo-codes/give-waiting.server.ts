import type { Visit } from '../../../app.ts'
import { freeTimeEntries, promotionalEntries } from '../../house/ledger/given-entries.ts'
import { openWallet, post } from '../../house/ledger/queries.server.ts'
import { type Given, markGiven } from './queries.server.ts'

/** Gives the client the codes that waited for this purchase, in the transaction that settles it. */
export async function giveWaiting(visit: Visit, order: { user_id: number; created_at: Date }): Promise<void> {
  for (const given of await markGiven(visit.db, order.user_id, order.created_at, visit.now())) {
    await postRedemption(visit, given)
  }
}

/** Credit and free time keep their own units, and neither is bought credit. */
export async function postRedemption(visit: Visit, { id, siteId, userId, cents, seconds }: Given): Promise<void> {
  await openWallet(visit.db, siteId, userId)
  const of = { siteId, clientId: userId }
  const entries = cents > 0 ? promotionalEntries(of, cents) : freeTimeEntries(of, seconds)
  await post(visit.db, 'promotion', `redemption:${id}`, {}, entries)
}
