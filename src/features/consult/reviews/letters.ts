import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { texts } from './texts.ts'

/** The e-mail that tells the author of a review why it is not, or no longer, shown. */
export function unshownReviewLetter(
  wording: Wording,
  what: 'refused' | 'removed',
  values: Values,
  reason: string,
): Letter {
  const t = (key: keyof typeof texts.entries) => say(wording, texts, key, values)
  return {
    subject: t(`${what}MailSubject`),
    greeting: t('mailGreeting'),
    body: [t(`${what}Mail`), reason, t('unshownMailNext')],
    reason: t('unshownMailReason'),
  }
}
