import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { tellDone } from '../../../platform/security/security-log.ts'
import { redeemCode } from '../../house/users/mailed-code.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { type MobileProved, mobileProved } from './mobile-proved.server.ts'
import { phoneHolderOf } from './phone-holder.ts'

/**
 * Proves the pending number with the code that was sent to it, and does everything that depends on a proved number.
 * @throws {Refusal} phoneCodeWrong, also for a code that was used, has expired or was tried too often;
 * validationNotFound
 */
export async function verifyPhone(outer: Visit, input: { code: string }): Promise<MobileProved> {
  const { id } = phoneHolderOf(outer)
  const outcome = await inTransaction(outer, async (visit) => {
    await lockUser(visit.db, id)
    const { pending } = await findPhone(visit.db, id)
    if (!pending) throw new Refusal('validationNotFound')
    if (!(await redeemCode(visit, { userId: id, sentTo: pending, purpose: 'phone' }, input.code))) return null
    tellDone(visit, 'phone-changed', { proved: true })
    return mobileProved(visit, { userId: id, number: pending })
  })
  // Thrown after the commit: the attempt must count.
  if (!outcome) throw new Refusal('phoneCodeWrong')
  return outcome
}
