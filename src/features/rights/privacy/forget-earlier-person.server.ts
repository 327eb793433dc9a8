import type { Visit } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { keepChange } from '../../house/consents/record-consents.server.ts'
import { changeableTypes } from '../../house/consents/rules.ts'
import { forgetDetails } from '../../house/users/queries.server.ts'
import { erasureOrder } from './erasure-order.ts'
import { findFacts } from './find-facts.server.ts'
import { closeDoors, eraseRows } from './queries.server.ts'

/**
 * Takes from an account all that whoever made it left there, before the owner of its address has it; inside a
 * transaction. Nobody showed until now that they were the same: what opens the account would still open it for the
 * earlier person, and what they told of themselves is not the owner's to read. The first name stays, as the account needs
 * one, and the page asks to read it again.
 */
export async function forgetEarlierPerson(visit: Visit, userId: number): Promise<void> {
  const facts = needed(await findFacts({ db: visit.db, keys: visit.app.keys }, userId), `person ${userId}`)
  await closeDoors(visit.db, userId)
  for (const step of erasureOrder) if (step.of === 'user_id') await eraseRows(visit.db, step, facts)
  await forgetDetails(visit.db, userId, visit.now())
  for (const type of changeableTypes) {
    if (await hasConsent(visit, userId, type)) await keepChange(visit, userId, type, false)
  }
}
