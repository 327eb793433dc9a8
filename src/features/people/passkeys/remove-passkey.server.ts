import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { personOf } from '../../house/visit/access.ts'
import { requireConfirmed } from '../confirmation/confirmed.server.ts'
import { deletePasskey } from '../ways-in/passkey-queries.server.ts'
import { staysOpen } from '../ways-in/ways-in.server.ts'
import { tellOfPasskey } from './tell-of-passkey.server.ts'

/**
 * Deletes a passkey of the account and tells its owner.
 * @throws {Refusal} confirmationNeeded, notFound for another person's passkey, lastWayIn if it is the only way to sign
 * in
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
