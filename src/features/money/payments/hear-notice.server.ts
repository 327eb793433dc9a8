import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { RawBody } from '../../../platform/contract/contract.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { disputeToRead } from '../chargebacks/read-dispute.server.ts'
import { insertNotice } from './queries.server.ts'
import { paymentToRead } from './read-payment.server.ts'

/**
 * Stores a provider's notice once, and has the payment or dispute that it is about read from the provider: it is a hint,
 * so notices may be repeated, late, or in any order.
 * @throws {Refusal} storeUndetermined for a provider that is not configured, securityParametersInvalid for a notice that
 * it did not sign, or more than five minutes ago
 */
export async function hearNotice(outer: Visit, provider: string, raw: RawBody): Promise<void> {
  const port = outer.app.payments.get(provider)
  if (!port) throw new Refusal('storeUndetermined')
  const notice = port.parseNotice({ ...raw, receivedAt: outer.now() })
  if (!notice) throw new Refusal('securityParametersInvalid')
  await inTransaction(outer, async (visit) => {
    const { event, reference, dispute } = notice
    const isNew = await insertNotice(visit.db, { provider, event, reference, at: visit.now() })
    if (isNew && reference !== null) await visit.app.jobs.send(visit, paymentToRead, { provider, reference })
    if (isNew && dispute !== undefined) await visit.app.jobs.send(visit, disputeToRead, { provider, dispute })
  })
}
