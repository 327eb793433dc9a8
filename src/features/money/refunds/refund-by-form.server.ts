import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { keyOwner } from '../../../platform/contract/door.ts'
import { once } from '../../../platform/contract/idempotency.ts'
import { refundsContract } from './contract.server.ts'
import { refundCredit } from './refund-credit.server.ts'

/**
 * Refunds the unspent credit by a form with its idempotency key: sent twice, it gives the first answer.
 * @throws {Refusal} parametersMissing for a form without a key, and as refundCredit
 */
export async function refundByForm(visit: Visit, form: FormData): Promise<{ returned: number }> {
  const key = String(form.get('key') ?? '')
  if (key === '') throw new Refusal('parametersMissing', 'key')
  const { method, path } = refundsContract.refundCredit
  const answer = await once(visit, keyOwner(visit, method, path), key, {}, async (inner) => ({
    returned: await refundCredit(inner),
  }))
  return answer as { returned: number }
}
