import type { Visit } from '../../../app.ts'
import { latestAwaited } from '../../house/users/proof-queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { verifyPhone } from '../phones/verify-phone.server.ts'
import { findAddressChange } from './address-change-queries.server.ts'
import { confirmAddressChange } from './confirm-address-change.server.ts'
import { verifyAddress } from './verify-address.server.ts'
import { type Brought, viewFreeTime } from './views.ts'

/**
 * Proves what waits for a code: the account's address first; then, of a new address and a telephone, the one to which a
 * code was sent last. The answer tells whether that brought offered time, and whether some waits for a mobile.
 * @throws {Refusal} as verifyAddress, confirmAddressChange and verifyPhone
 */
export async function verifyCode(visit: Visit, input: { code: string }): Promise<Brought> {
  const { id, emailProved } = personOf(visit)
  if (!emailProved) return viewFreeTime((await verifyAddress(visit, input)).freeTime)
  const isChange = (await latestAwaited(visit.db, id)) === 'address' && (await findAddressChange(visit.db, id)) !== null
  if (!isChange) {
    const { bonus, freeTime } = await verifyPhone(visit, input)
    return { freeTime: bonus === null || freeTime === 'given', mobileNeeded: freeTime === 'numberTaken' }
  }
  await confirmAddressChange(visit, input)
  return { freeTime: false, mobileNeeded: false }
}
