import type { Visit } from '../../app.ts'
import { Refusal } from '../../errors.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lockUser } from '../accounts/queries.server.ts'
import { cancelWaiting } from '../consultations/cancel-request.server.ts'
import { askConfirmation, countConfirmation } from '../marketing/ask-confirmation.server.ts'
import { personOf } from '../session/access.ts'
import { isOfAnother, keepChange } from './record-consents.server.ts'
import { type ConsentAnswer, changeableTypes, formOfChangeable } from './rules.ts'
import { contentOf } from './views.ts'

/**
 * Gives or withdraws consents from the account, for the types that can be changed there; each change is proved by a
 * record. Marketing by mail needs a confirmation by mail. Features that rest on the consent for sensitive data check it
 * each time; withdrawing it also withdraws a waiting request.
 * @throws {Refusal} parametersInvalid for another type, or one that is answered twice, consentsChanged for agreeing to
 * a sentence other than the present one, tooManyRequests
 */
export async function changeConsents(outer: Visit, answers: readonly ConsentAnswer[]): Promise<void> {
  const { id, role } = personOf(outer)
  const changes = answers.map((answer) => {
    const type = changeableTypes.find((one) => one === answer.type)
    if (!type) throw new Refusal('parametersInvalid', 'consents')
    // A withdrawal is accepted whichever sentence was shown.
    const { consents } = contentOf(formOfChangeable(type), outer.site)
    if (answer.agreed && isOfAnother(answer, consents)) throw new Refusal('consentsChanged')
    return { type, agreed: answer.agreed }
  })
  if (new Set(changes.map(({ type }) => type)).size < changes.length) throw new Refusal('parametersInvalid', 'consents')
  const asksConfirmation = changes.some(({ type, agreed }) => type === 'MARKETING_EMAIL' && agreed)
  if (asksConfirmation) await countConfirmation(outer, id)
  const withdraws = role === 'client' && changes.some(({ type, agreed }) => type === 'SENSITIVE_DATA' && !agreed)
  await inTransaction(outer, async (visit) => {
    if (withdraws) {
      await lockUser(visit.db, id)
      await cancelWaiting(visit)
    }
    for (const { type, agreed } of changes) await keepChange(visit, id, type, agreed)
    if (asksConfirmation) await askConfirmation(visit, id)
  })
}
