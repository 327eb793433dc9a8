import type { Visit } from '../../../app.ts'
import { isProvedByAnother, lockAddress, markProved } from '../../house/users/queries.server.ts'
import { type FreeTime, offerFreeTime } from '../free-time/offer-free-time.server.ts'
import { askConfirmation } from '../marketing/ask-confirmation.server.ts'

export interface Addressee {
  id: number
  email: string
  emailKey: string
}

/**
 * Marks the account's address as proved, after a code sent to it or a provider's confirmation; call inside a
 * transaction. Returns null if another account has proved it in the meantime.
 */
export async function proveAddress(visit: Visit, person: Addressee): Promise<{ freeTime: FreeTime } | null> {
  if (!(await mayProve(visit, person))) return null
  const { id, email } = person
  await markProved(visit.db, id, visit.now())
  await askConfirmation(visit, id)
  return { freeTime: await offerFreeTime(visit, { id, siteId: visit.site.id, email }) }
}

/** Whether no other account has proved the address; none can before the end of the transaction. */
export async function mayProve(visit: Visit, { id, emailKey }: Addressee): Promise<boolean> {
  await lockAddress(visit.db, visit.site.id, emailKey)
  return !(await isProvedByAnother(visit.db, visit.site.id, emailKey, id))
}
