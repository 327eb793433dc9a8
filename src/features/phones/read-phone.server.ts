import type { Visit } from '../../app.ts'
import { secondsToNextCode } from '../accounts/code-pause.server.ts'
import { clientOf } from '../session/access.ts'
import { refusalOf } from '../text-messages/refusals.server.ts'
import { readBonus } from './claim-bonus.server.ts'
import { findPhone } from './queries.server.ts'
import { PHONE_BONUS_SECONDS } from './rules.ts'

/** The person's telephone, why a code did not reach the one that waits for it, in how many seconds another code may be asked for, and where the offer for it stands. */
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
