import type { Database } from '../../../platform/database/connect.ts'
import { openWallet, post } from '../../house/ledger/queries.server.ts'
import { FREE_SECONDS } from '../../house/ledger/rules.ts'

/** Puts the free time of the offer into a client's wallet, once per account; inside a transaction. */
export async function giveFreeTime(db: Database, { id, siteId }: { id: number; siteId: number }): Promise<void> {
  await openWallet(db, siteId, id)
  await post(db, 'free-time', `person:${id}`, { seconds: FREE_SECONDS }, [
    { account: { kind: 'free_time_offer', siteId, ownerId: 0 }, amount: -FREE_SECONDS },
    { account: { kind: 'client_free_time', siteId, ownerId: id }, amount: FREE_SECONDS },
  ])
}
