import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { violatedConstraint } from '../../../platform/database/violation.ts'
import { recordEvent } from '../rooms/queries.server.ts'
import { readReceipt } from '../rooms/read-receipt.server.ts'
import { insertDispute } from '../rooms/receipts.server.ts'
import { tellDisputed } from './tell-disputed.server.ts'

/** Disputes a receipt, once; it waits for an answer by staff. */
export async function disputeReceipt(outer: Visit, id: number, reason: string): Promise<void> {
  const { receipt } = await readReceipt(outer, id)
  if (receipt.held) throw new Refusal('consultationHeld')
  if (receipt.givenBack) throw new Refusal('alreadyGivenBack')
  await inTransaction(outer, async (visit) => {
    await recordEvent(visit.db, id, { kind: 'disputed', side: 'client' }, visit.app.house())
    await insertDispute(visit.db, { consultationId: id, siteId: visit.site.id, reason, at: visit.now() })
    await tellDisputed(visit, id)
  }).catch((error) => {
    throw violatedConstraint(error) === 'disputes_pkey' ? new Refusal('alreadyDisputed') : error
  })
}
