import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { hasConsent, requireSensitiveConsent } from '../../house/consents/has-consent.server.ts'
import { recordConsents } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { lockUser } from '../../house/users/queries.server.ts'

/**
 * Guards a question that is kept with a draw: it may tell beliefs, health or love life, and only an account can agree to
 * that and take it back. Answers to the consent are recorded first.
 * @throws {Refusal} securityParametersMissing without an account, consentMissing, and as recordConsents
 */
export async function requireQuestionConsent(visit: Visit, answers: readonly ConsentAnswer[]): Promise<void> {
  if (!visit.user) throw new Refusal('securityParametersMissing', 'question')
  // Serializes with a simultaneous withdrawal.
  await lockUser(visit.db, visit.user.id)
  if (answers.length > 0) await recordConsents(visit, visit.user.id, 'SENSITIVE_DATA', answers)
  await requireSensitiveConsent(visit, visit.user.id)
}

/** Whether the visit's own questions are shown: they are closed while the consent is withdrawn. */
export const mayReadQuestions = async (visit: Visit): Promise<boolean> =>
  visit.user !== null && (await hasConsent(visit, visit.user.id, 'SENSITIVE_DATA'))
