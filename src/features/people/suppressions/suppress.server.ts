import type { Visit } from '../../../app.ts'
import { whichOf } from '../../../platform/database/which-of.ts'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { deleteSuppressions, insertSuppression, suppressedHashes, suppressionDates } from './queries.server.ts'
import type { Suppression } from './rules.ts'

const hashOf = ({ app, site }: Visit, address: string): Buffer =>
  app.digest(`mail-suppressed:${site.id}:${emailKey(address)}`)

/** From now on no offer goes to this address, until its reader asks for them again and follows the mailed link. */
export const suppress = (visit: Visit, address: string, reason: Suppression): Promise<void> =>
  insertSuppression(visit.db, {
    siteId: visit.site.id,
    addressHash: hashOf(visit, address),
    reason,
    at: visit.now(),
  })

/** Called once the reader of this address asked for offers and followed the link mailed to it. */
export const liftSuppressions = (visit: Visit, address: string): Promise<void> =>
  deleteSuppressions(visit.db, visit.site.id, hashOf(visit, address))

/** Since when each address is on the list; null for one that is not. */
export async function suppressedSince(visit: Visit, addresses: readonly string[]): Promise<(Date | null)[]> {
  const hashes = addresses.map((address) => hashOf(visit, address).toString('hex'))
  const since = await suppressionDates(visit.db, visit.site.id, hashes)
  return hashes.map((hash) => since.get(hash) ?? null)
}

/** Whether each address is on the list. */
export async function areSuppressed(visit: Visit, addresses: readonly string[]): Promise<boolean[]> {
  const hashes = addresses.map((address) => hashOf(visit, address))
  return whichOf(hashes, await suppressedHashes(visit.db, visit.site.id, hashes))
}
