import { Refusal } from '../../../errors.ts'
import type { StaffVisit } from '../../house/staff/as-staff.server.ts'
import { findClaim, markGranted } from './free-time-queries.server.ts'
import { giveFreeTime } from './give-free-time.server.ts'

/**
 * Gives a client the free time that waits, on the word of staff; inside their act.
 * @throws {Refusal} freeTimeNotWaiting if it was given, or had under another account with the mailbox
 */
export async function giveWaiting(visit: StaffVisit, userId: number): Promise<void> {
  const claimed = await findClaim(visit.db, userId, true)
  if (!claimed || claimed.grantedAt !== null) throw new Refusal('freeTimeNotWaiting')
  await markGranted(visit.db, userId, visit.now())
  await giveFreeTime(visit.db, { id: userId, siteId: visit.site.id })
}
