import type { Visit } from '../../app.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { personKey } from '../accounts/rules.ts'
import { claimFreeTime, openWallet, post } from './queries.server.ts'
import { FREE_SECONDS } from './rules.ts'

/** Gives a new client the free time of the offer, once per person; false when this person had it before. */
export async function grantFreeTime(
  outer: Visit,
  person: { id: number; siteId: number; email: string },
): Promise<boolean> {
  return inTransaction(outer, async (visit) => {
    const key = visit.app.digest(personKey(person.siteId, person.email))
    await openWallet(visit.db, person.siteId, person.id)
    if (!(await claimFreeTime(visit.db, key, person.id, visit.now()))) return false
    await post(visit.db, 'free-time', `person:${person.id}`, { seconds: FREE_SECONDS }, [
      { account: { kind: 'free_time_offer', siteId: person.siteId, ownerId: 0 }, amount: -FREE_SECONDS },
      { account: { kind: 'client_free_time', siteId: person.siteId, ownerId: person.id }, amount: FREE_SECONDS },
    ])
    return true
  })
}
