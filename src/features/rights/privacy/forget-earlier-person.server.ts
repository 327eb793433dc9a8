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
 * Removes everything that the account's creator left, before the owner of its address takes it over; inside a
 * transaction. The two may be different people: the earlier person could still sign in, and their data is not for the
 * owner to read. The first name stays, as an account needs one, and the page asks to check it.
 */
export async function forgetEarlierPerson(visit: Visit, userId: number): Promise<void> {
  const facts = needed(await findFacts({ db: visit.db, keys: visit.app.keys }, userId), `person ${userId}`)
  await closeDoors(visit.db, userId)
  for (const step of erasureOrder(visit.app.declared.tables))
    if (step.of === 'user_id') await eraseRows(visit.db, step, facts)
  await forgetDetails(visit.db, userId, visit.now())
  for (const type of changeableTypes) {
    if (await hasConsent(visit, userId, type)) await keepChange(visit, userId, type, false)
  }
}
