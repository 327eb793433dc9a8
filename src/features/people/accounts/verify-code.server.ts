import type { Visit } from '../../../app.ts'
import { latestAwaited } from '../../house/users/proof-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { verifyPhone } from '../phones/verify-phone.server.ts'
import { findAddressChange } from './address-change-queries.server.ts'
import { confirmAddressChange } from './confirm-address-change.server.ts'
import { verifyAddress } from './verify-address.server.ts'
import { type Brought, viewFreeTime } from './views.ts'

/**
 * Verifies a pending code: the account's address first; otherwise the new address or the telephone, whichever got a
 * code last. The answer tells whether free time was granted, or is held until a mobile number is proved.
 * @throws {Refusal} as verifyAddress, confirmAddressChange and verifyPhone
 */
export async function verifyCode(visit: Visit, input: { code: string }): Promise<Brought> {
  const { id, emailProved } = personOf(visit)
  if (!emailProved) return viewFreeTime((await verifyAddress(visit, input)).freeTime)
  const isChange = (await latestAwaited(visit.db, id)) === 'address' && (await findAddressChange(visit.db, id)) !== null
  if (!isChange) {
    const { bonus, freeTime } = await verifyPhone(visit, input)
    return { freeTime: bonus === null || freeTime === 'given', mobileNeeded: freeTime === 'withheld' }
  }
  await confirmAddressChange(visit, input)
  return { freeTime: false, mobileNeeded: false }
}
