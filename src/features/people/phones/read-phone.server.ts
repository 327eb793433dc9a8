import type { Visit } from '../../../app.ts'
import { refusalOf } from '../../house/text-messages/refusals.server.ts'
import { secondsToNextCode } from '../../house/users/code-pause.server.ts'
import { findPhone } from '../../house/users/phone-queries.server.ts'
import { PHONE_BONUS_SECONDS } from '../../house/users/phone-rules.ts'
import { clientOf } from '../../house/visit/access.ts'
import { readBonus } from './claim-bonus.server.ts'

/**
 * The person's telephone, why a code did not reach the pending number, the seconds until another code may be requested,
 * and the state of the offer.
 */
export async function readPhone(visit: Visit) {
  const { id } = clientOf(visit)
  const phone = await findPhone(visit.db, id)
  const bonus = { seconds: PHONE_BONUS_SECONDS, state: await readBonus(visit, phone.number) }
  return {
    ...phone,
    refused: phone.pending ? await refusalOf(visit, phone.pending) : null,
    bonus,
    nextCodeIn: phone.pending ? await secondsToNextCode(visit, id, 'phone') : 0,
  }
}
