import { say, type Values, type Wording } from '../../platform/i18n/texts.ts'
import type { Letter } from '../mail/letter.ts'
import { texts } from './texts.ts'

/** Tells the author of a review why it is not published. */
export function refusedReviewLetter(wording: Wording, values: Values, reason: string): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t('refusedMailSubject'),
    greeting: t('refusedMailGreeting'),
    body: [t('refusedMail'), reason, t('refusedMailNext')],
    reason: t('refusedMailReason'),
  }
}
