import type { Visit } from '../../../app.ts'
import { keyOwner } from '../../../platform/contract/door.ts'
import { once } from '../../../platform/contract/idempotency.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { answersTo } from '../../house/consents/answers.server.ts'
import { contentOf } from '../../house/consents/views.ts'
import { formKey } from '../../house/forms/form-key.server.ts'
import { loyaltyContract } from './contract.server.ts'
import type { RewardId } from './rules.ts'
import { spendPoints } from './spend-points.server.ts'

/**
 * Spends points by a form with its idempotency key: sent twice, it spends once.
 * @throws {Refusal} as formKey, and as spendPoints
 */
export async function spendByForm(visit: Visit, form: FormData): Promise<RewardId> {
  const text = (name: string) => String(form.get(name) ?? '')
  const { method, path, body } = loyaltyContract.spendPoints
  const isReading = text('reward') === 'reading'
  const sent = { consents: form.getAll('consents').map(String), consentsShown: text('consentsShown') }
  const wish = parse(body, {
    reward: text('reward'),
    ...(isReading
      ? {
          question: text('question'),
          theme: text('theme') || undefined,
          consents: answersTo(contentOf('FREE_QUESTION', visit.site), sent),
        }
      : {}),
  })
  await once(visit, keyOwner(visit, method, path), formKey(form), wish, async (inner) => {
    await spendPoints(inner, wish)
    return {}
  })
  return wish.reward
}
