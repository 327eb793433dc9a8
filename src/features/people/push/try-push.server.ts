import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { countAttempt } from '../../house/limits/count-attempt.server.ts'
import { phoneHolderOf } from '../phones/phone-holder.ts'
import { NOTIFICATIONS_PAGE, trials } from './rules.ts'
import { sendPush } from './send-push.server.ts'

/**
 * Sends a person's devices one notification, to see that it arrives; returns to how many.
 * @throws {Refusal} as phoneHolderOf, pushUnavailable, tooManyRequests, pushNoDevice
 */
export async function tryPush(outer: Visit): Promise<number> {
  const { id } = phoneHolderOf(outer)
  if (!outer.app.push) throw new Refusal('pushUnavailable')
  const takeBack = await countAttempt(outer, [{ limit: trials, subject: String(id) }], 'tooManyRequests')
  const key = `${id} ${outer.now().toISOString()}`
  const devices = await inTransaction(outer, (visit) =>
    sendPush(visit, id, { kind: 'trial', key, about: 'essai', path: NOTIFICATIONS_PAGE }),
  )
  if (devices > 0) return devices
  await takeBack()
  throw new Refusal('pushNoDevice')
}
