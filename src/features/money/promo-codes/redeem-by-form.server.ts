import type { Visit } from '../../../app.ts'
import { onceOutside } from '../../../platform/contract/claimed-key.ts'
import { keyOwner } from '../../../platform/contract/door.ts'
import { formKey } from '../../house/forms/form-key.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { promoCodesContract } from './contract.server.ts'
import { redeemCode, type Used } from './redeem-code.server.ts'

/**
 * Uses the code of a form, with the form's idempotency key: sent twice, it gives the first answer. Another code in the
 * same form is another use.
 * @throws {Refusal} as formKey and redeemCode
 */
export async function redeemByForm(visit: Visit, form: FormData): Promise<Used> {
  clientOf(visit)
  const code = String(form.get('code') ?? '').slice(0, 60)
  const key = `${formKey(form)}:${encodeURIComponent(code)}`.slice(0, 120)
  const { method, path } = promoCodesContract.redeemPromoCode
  const work = async (reference: string) => ({ ...(await redeemCode(visit, { code, reference })) })
  return (await onceOutside(visit, keyOwner(visit, method, path), key, { code }, work)) as Used
}
