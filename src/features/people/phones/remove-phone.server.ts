import type { Visit } from '../../../app.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { deletePhone, findPhone } from '../../house/users/phone-queries.server.ts'
import { requireConfirmed } from '../confirmation/confirmed.server.ts'
import { phoneHolderOf } from './phone-holder.ts'
import { tellOfPhone } from './tell-of-phone.server.ts'

/**
 * Deletes the person's telephone and the pending number.
 * @throws {Refusal} as phoneHolderOf and requireConfirmed
 */
export async function removePhone(outer: Visit): Promise<void> {
  const { id } = phoneHolderOf(outer)
  requireConfirmed(outer)
  await inTransaction(outer, async (visit) => {
    const { number } = await findPhone(visit.db, id)
    await deletePhone(visit.db, id)
    tellDone(visit, 'phone-changed', { proved: false })
    if (number) await tellOfPhone(visit, 'removed', number)
  })
}
