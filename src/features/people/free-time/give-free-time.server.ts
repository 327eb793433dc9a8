import type { Database } from '../../../platform/database/connect.ts'
import { freeTimeEntries } from '../../house/ledger/given-entries.ts'
import { openWallet, post } from '../../house/ledger/queries.server.ts'
import { FREE_SECONDS } from '../../house/ledger/rules.ts'

/** Puts the free time of the offer into a client's wallet, once per account; inside a transaction. */
export async function giveFreeTime(db: Database, { id, siteId }: { id: number; siteId: number }): Promise<void> {
  await openWallet(db, siteId, id)
  const entries = freeTimeEntries({ siteId, clientId: id }, FREE_SECONDS)
  await post(db, 'free-time', `person:${id}`, { seconds: FREE_SECONDS }, entries)
}
