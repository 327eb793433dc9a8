import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { sessionRules } from '../../house/session/open-visit.server.ts'
import { redeemCode } from '../../house/users/mailed-code.server.ts'
import { hasProof } from '../../house/users/proof-queries.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import type { FreeTime } from '../free-time/offer-free-time.server.ts'
import { trustDevice } from '../sessions/meet-device.server.ts'
import { proveAddress } from './prove-address.server.ts'

/**
 * Proves the person's address with the code sent to it; `freeTime` tells the outcome for the offer's free time.
 * @throws {Refusal} codeWrong, also if the code was used, has expired, was tried too often, or another account has
 * proved the address in the meantime; validationNotFound when no code is pending
 */
export async function verifyAddress(outer: Visit, input: { code: string }): Promise<{ freeTime: FreeTime }> {
  const person = personOf(outer)
  const outcome = await inTransaction(outer, async (visit) => {
    const user = await lockUser(visit.db, person.id)
    if (user.email_proved_at || !user.email || !user.email_key) throw new Refusal('validationNotFound')
    if (!(await hasProof(visit.db, person.id))) throw new Refusal('validationNotFound')
    const use = { userId: person.id, sentTo: user.email_key, purpose: 'address' } as const
    if (!(await redeemCode(visit, use, input.code))) return null
    const proved = await proveAddress(visit, { id: person.id, email: user.email, emailKey: user.email_key })
    if (proved) await trustDevice(visit, person.id, sessionRules(visit.app))
    return proved
  })
  // Thrown after the commit, so that the try counts.
  if (!outcome) throw new Refusal('codeWrong')
  return outcome
}
