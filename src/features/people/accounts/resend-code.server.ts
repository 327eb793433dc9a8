import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { secondsToNextCode } from '../../house/users/code-pause.server.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { findAddressChange } from './address-change-queries.server.ts'
import { sendChangeCode } from './ask-address-change.server.ts'
import { sendProof } from './send-proof.server.ts'

/**
 * Sends a new code, which replaces the previous one; for a first address, the mail's link leads on to `returnTo`.
 * @throws {Refusal} validationNotFound when nothing is waiting to be proved, tooManyRequests within a minute or after
 * six an hour
 */
export async function resendCode(outer: Visit, returnTo?: string): Promise<void> {
  const person = personOf(outer)
  await inTransaction(outer, async (visit) => {
    const user = await lockUser(visit.db, person.id)
    const change = user.email_proved_at ? await findAddressChange(visit.db, person.id) : null
    if (!user.email || (user.email_proved_at && !change)) throw new Refusal('validationNotFound')
    if ((await secondsToNextCode(visit, person.id, 'address')) > 0) throw new Refusal('tooManyRequests')
    const named = { id: person.id, firstName: user.first_name }
    if (change) await sendChangeCode(visit, named, change)
    else await sendProof(visit, { ...named, email: user.email }, returnTo)
  })
}
