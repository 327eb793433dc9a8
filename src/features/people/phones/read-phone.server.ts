import type { Visit } from '../../../app.ts'
import { refusalOf } from '../../house/text-messages/refusals.server.ts'
import { secondsToNextCode } from '../../house/users/code-pause.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { PHONE_BONUS_SECONDS } from '../../house/users/phone-rules.ts'
import { readBonus } from './claim-bonus.server.ts'
import { phoneHolderOf } from './phone-holder.ts'

/**
 * The person's telephone, why a code did not reach the pending number, the seconds until another code may be requested,
 * and the state of the offer, which is null for a psychic.
 */
export async function readPhone(visit: Visit) {
  const { id, role } = phoneHolderOf(visit)
  const phone = await findPhone(visit.db, id)
  const bonus = role === 'client' ? { seconds: PHONE_BONUS_SECONDS, state: await readBonus(visit, phone.number) } : null
  return {
    ...phone,
    refused: phone.pending ? await refusalOf(visit, phone.pending) : null,
    bonus,
    nextCodeIn: phone.pending ? await secondsToNextCode(visit, id, 'phone') : 0,
  }
}
