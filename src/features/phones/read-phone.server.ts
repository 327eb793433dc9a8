import type { Visit } from '../../app.ts'
import { secondsToNextCode } from '../accounts/resend-code.server.ts'
import { clientOf } from '../session/access.ts'
import { refusalOf } from '../text-messages/refusals.server.ts'
import { readBonus } from './claim-bonus.server.ts'
import { findPhone } from './queries.server.ts'
import { PHONE_BONUS_SECONDS } from './rules.ts'

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
