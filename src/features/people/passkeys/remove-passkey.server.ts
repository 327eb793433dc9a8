import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { personOf } from '../../house/visit/access.ts'
import { requireConfirmed } from '../confirmation/confirmed.server.ts'
import { deletePasskey } from '../ways-in/passkey-queries.server.ts'
import { staysOpen } from '../ways-in/ways-in.server.ts'
import { tellOfPasskey } from './tell-of-passkey.server.ts'

/**
 * Takes a passkey off the person's account, and tells them.
 * @throws {Refusal} confirmationNeeded, notFound for one of someone else, lastWayIn where nothing else would open the account
 */
export async function removePasskey(outer: Visit, id: number): Promise<void> {
  const { id: userId } = personOf(outer)
  requireConfirmed(outer)
  await inTransaction(outer, async (visit) => {
    const name = await deletePasskey(visit.db, { id, userId })
    if (name === null) throw new Refusal('notFound')
    if (!(await staysOpen(visit.db, userId))) throw new Refusal('lastWayIn')
    await tellOfPasskey(visit, 'removed', name)
  })
}
