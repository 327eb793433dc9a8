import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { withdrawConsent } from '../../house/consents/record-consents.server.ts'
import { pointsEntries } from '../../house/ledger/points.server.ts'
import { post } from '../../house/ledger/queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { cancelCards, deleteMember, lockMember, markLeaving, readStanding } from './queries.server.ts'

/**
 * Ends the client's membership at once: its points, its card on the way and its consent. What was taken for points stays
 * theirs; points that are owed stay owed, should they come back.
 * @throws {Refusal} fidelityUnknown
 */
export async function leaveProgramme(outer: Visit): Promise<void> {
  const { id } = clientOf(outer)
  await inTransaction(outer, async (visit) => {
    const { db, site } = visit
    await lockUser(db, id)
    if (!(await lockMember(db, id))) throw new Refusal('fidelityUnknown')
    await markLeaving(db, id)
    const { points, moves } = await readStanding(db, id)
    if (points > 0) {
      const entries = pointsEntries({ siteId: site.id, clientId: id }, -points)
      await post(db, 'points-end', `member:${id}:${moves}`, {}, entries)
    }
    await cancelCards(db, id)
    await deleteMember(db, id)
    await withdrawConsent(visit, id, 'FIDELITY_REGISTRATION')
  })
}
