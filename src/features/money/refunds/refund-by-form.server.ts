import type { Visit } from '../../../app.ts'
import { keyOwner } from '../../../platform/contract/door.ts'
import { once } from '../../../platform/contract/idempotency.ts'
import { formKey } from '../../house/forms/form-key.server.ts'
import { refundsContract } from './contract.server.ts'
import { refundCredit } from './refund-credit.server.ts'

/**
 * Refunds the unspent credit by a form with its idempotency key: sent twice, it gives the first answer.
 * @throws {Refusal} as formKey, and as refundCredit
 */
export async function refundByForm(visit: Visit, form: FormData): Promise<{ returned: number }> {
  const key = formKey(form)
  const { method, path } = refundsContract.refundCredit
  const answer = await once(visit, keyOwner(visit, method, path), key, {}, async (inner) => ({
    returned: await refundCredit(inner),
  }))
  return answer as { returned: number }
}
