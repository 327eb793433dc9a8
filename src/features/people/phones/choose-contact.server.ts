import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { findPhone, writeContact } from '../../house/users/phone-queries.server.ts'
import type { Contact } from '../../house/users/phone-rules.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { clientOf } from '../../house/visit/access.ts'

/**
 * Chooses the channel of the site's messages to the client. Security notices are always e-mailed.
 * @throws {Refusal} parametersMissing for text messages without a proved number
 */
export async function chooseContact(outer: Visit, input: { contact: Contact }): Promise<void> {
  const { id } = clientOf(outer)
  await inTransaction(outer, async (visit) => {
    await lockUser(visit.db, id)
    const { number } = await findPhone(visit.db, id)
    if (input.contact === 'sms' && !number) throw new Refusal('parametersMissing', 'phoneNumber')
    await writeContact(visit.db, id, input.contact)
  })
}
