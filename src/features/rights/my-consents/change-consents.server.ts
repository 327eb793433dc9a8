import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { cancelWaiting } from '../../consult/consultations/cancel-request.server.ts'
import { checkChange, keepChange } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { lockUser } from '../../house/users/queries.server.ts'
import { personOf } from '../../house/visit/access.ts'
import { askConfirmation, countConfirmation } from '../../people/marketing/ask-confirmation.server.ts'
import { requireDayMail } from '../../sky/horoscopes/choose-day-mail.server.ts'

/**
 * Gives or withdraws consents from the account, for the types that can be changed there; each change is proved by a
 * record. Marketing by mail needs a confirmation by mail. Features that rest on the consent for sensitive data check it
 * each time; withdrawing it also withdraws a waiting request.
 * @throws {Refusal} parametersInvalid for another type, or one that is answered twice, consentsChanged for agreeing to
 * a sentence other than the present one, tooManyRequests, as requireDayMail for the mail of one's own day
 */
export async function changeConsents(outer: Visit, answers: readonly ConsentAnswer[]): Promise<void> {
  const { id, role } = personOf(outer)
  const changes = answers.map((answer) => checkChange(outer, answer))
  if (new Set(changes.map(({ type }) => type)).size < changes.length) throw new Refusal('parametersInvalid', 'consents')
  if (changes.some(({ type, agreed }) => type === 'OWN_TODAY' && agreed)) await requireDayMail(outer)
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
