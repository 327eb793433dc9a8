import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { answersTo } from '../../house/consents/answers.server.ts'
import { hasConsent } from '../../house/consents/has-consent.server.ts'
import { checkAnswers } from '../../house/consents/record-consents.server.ts'
import type { ConsentAnswer } from '../../house/consents/rules.ts'
import { contentOf } from '../../house/consents/views.ts'

interface Typed {
  question: string
  /** The id of the consent's content, if its box was ticked; empty otherwise. */
  agreed: string
}

/** Whether the visit may write a question, and the consent to ask for with it; null once it was given. */
export async function questionOffer(visit: Visit) {
  const { user, site } = visit
  if (!user) return { mayType: false, consents: null }
  const consented = await hasConsent(visit, user.id, 'SENSITIVE_DATA')
  return { mayType: true, consents: consented ? null : contentOf('SENSITIVE_DATA', site) }
}

/** The answers to the consent that a question still needs. */
export async function answersFor(visit: Visit, { question, agreed }: Typed): Promise<ConsentAnswer[]> {
  const consents = question && (await questionOffer(visit)).consents
  if (!consents) return []
  return answersTo(consents, agreed ? { consents: ['SENSITIVE_DATA'], consentsShown: agreed } : { consents: [] })
}

/**
 * Says before the cards are shuffled what would refuse the question after; nothing is kept yet.
 * @throws {Refusal} securityParametersMissing, consentMissing, consentsChanged
 */
export async function checkQuestion(visit: Visit, typed: Typed): Promise<void> {
  if (typed.question && !visit.user) throw new Refusal('securityParametersMissing', 'question')
  const answers = await answersFor(visit, typed)
  if (answers.length > 0) checkAnswers(visit, 'SENSITIVE_DATA', answers)
}
