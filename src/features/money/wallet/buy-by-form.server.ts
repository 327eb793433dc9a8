import type { Visit } from '../../../app.ts'
import { onceOutside } from '../../../platform/contract/claimed-key.ts'
import { keyOwner } from '../../../platform/contract/door.ts'
import { formKey } from '../../house/forms/form-key.server.ts'
import { clientOf } from '../../house/visit/access.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { chosenMonth } from '../../people/budget/chosen-month.server.ts'
import { CARD, SAVE_CARD } from '../../people/cards/rules.ts'
import { buyPack } from './buy-pack.server.ts'
import { walletContract } from './contract.server.ts'

/**
 * Buys the pack chosen in a form, with the form's idempotency key: sent twice, it leads to the same payment. Another
 * pack or card in the same form is another purchase.
 * @returns where the client pays
 * @throws {Refusal} parametersMissing for a form without a key, capInvalid, and as buyPack
 */
export async function buyByForm(visit: Visit, form: FormData): Promise<string> {
  clientOf(visit)
  const key = formKey(form)
  const card = String(form.get(CARD) ?? '')
  const room = Number(form.get('consultation'))
  const amount = Number(form.get(`amount-${String(form.get('packId'))}`))
  const input = {
    packId: String(form.get('packId')),
    returnTo: ownPath(form.get('returnTo')),
    ...(card === '' ? { saveCard: form.has(SAVE_CARD) } : { card }),
    ...(Number.isSafeInteger(amount) && amount > 0 ? { amount } : {}),
    ...(Number.isSafeInteger(room) && room > 0 ? { consultationId: room } : {}),
  }
  // Not part of what the key stands for: after a refusal, the same form is sent again with another choice.
  const monthCap = chosenMonth(form)
  const { method, path } = walletContract.buyPack
  const buy = async (reference: string) => ({ url: (await buyPack(visit, { ...input, monthCap, reference })).url })
  const answer = await onceOutside(visit, keyOwner(visit, method, path), `${key}:${input.packId}:${card}`, input, buy)
  return (answer as { url: string }).url
}
